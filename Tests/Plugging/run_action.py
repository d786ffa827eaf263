"""Runs the steps of a composite action as they are written: run_action.py ACTION.yml STATE.json [INPUT=VALUE…]

Takes the place of GitHub's runner for what action.yml uses: inputs with their defaults, `if` that compares, `env`, and the files
by which steps hand things on. Steps that use other actions are not run, but named. STATE.json gives `github` and is given back
with the results: {"status", "outputs", "used", "log"}.
"""

import json
import os
import pathlib
import re
import subprocess
import sys

from ruamel.yaml import YAML


def value_of(path, state):
    """The value of an expression such as `inputs.models`; a name that is not there is empty, as on GitHub."""
    node = state
    for key in path.split("."):
        node = node.get(key) if isinstance(node, dict) else None
    return "" if node is None else str(node)


def filled(text, state):
    return re.sub(r"\$\{\{\s*([\w.-]+)\s*\}\}", lambda match: value_of(match[1], state), str(text))


def holds(condition, state):
    match = re.fullmatch(r"([\w.-]+) (==|!=) '([^']*)'", condition)
    if not match:
        raise SystemExit(f"the condition is not understood: {condition}")
    return (value_of(match[1], state) == match[3]) == (match[2] == "==")


def pairs(path):
    lines = path.read_text().splitlines()
    return dict(line.split("=", 1) for line in lines)


def main():
    action_path, state_path, *given = sys.argv[1:]
    action = YAML(typ="safe").load(pathlib.Path(action_path))
    state_file = pathlib.Path(state_path).resolve()
    state = json.loads(state_file.read_text())
    inputs = {name: declared.get("default", "") for name, declared in action["inputs"].items()}
    for assignment in given:
        name, value = assignment.split("=", 1)
        if name not in inputs:
            raise SystemExit(f"there is no input '{name}'")
        inputs[name] = value
    scratch = state_file.parent
    context = {"inputs": inputs, "github": state["github"], "steps": {}}
    environment = dict(os.environ, GITHUB_ACTION_PATH=str(pathlib.Path(action_path).resolve().parent))
    files = {name: scratch / name.lower() for name in ["GITHUB_OUTPUT", "GITHUB_PATH", "GITHUB_STEP_SUMMARY"]}
    files["GITHUB_STEP_SUMMARY"].write_text("")
    status, used, log = 0, [], ""
    for step in action["runs"]["steps"]:
        if status != 0:
            break
        if "if" in step and not holds(step["if"], context):
            continue
        if "uses" in step:
            used.append({"uses": step["uses"], "with": {k: filled(v, context) for k, v in step["with"].items()}})
            continue
        for name in ["GITHUB_OUTPUT", "GITHUB_PATH"]:
            files[name].write_text("")
        step_environment = environment | {name: str(path) for name, path in files.items()}
        step_environment |= {name: filled(value, context) for name, value in step.get("env", {}).items()}
        # As the runner does with `shell: bash`.
        run = subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", filled(step["run"], context)],
            env=step_environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        status = run.returncode
        log += run.stdout
        if "id" in step:
            context["steps"][step["id"]] = {"outputs": pairs(files["GITHUB_OUTPUT"])}
        for folder in files["GITHUB_PATH"].read_text().splitlines():
            environment["PATH"] = folder + ":" + environment["PATH"]
    outputs = {name: filled(declared["value"], context) for name, declared in action["outputs"].items()}
    summary = files["GITHUB_STEP_SUMMARY"].read_text()
    state_file.write_text(json.dumps(
        {"status": status, "outputs": outputs, "used": used, "log": log, "summary": summary}))


main()
