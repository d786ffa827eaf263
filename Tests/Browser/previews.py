"""A `modeldoc preview` that runs beside a test or a benchmark."""

import os
import pathlib
import re
import shutil
import subprocess
import time


class Preview:
    """The preview of a copy of a model, with the words for what somebody does who edits it."""

    def __init__(self, modeldoc, model, folder):
        self.folder = pathlib.Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.path = self.folder / pathlib.Path(model).name
        (shutil.copytree if pathlib.Path(model).is_dir() else shutil.copy)(model, self.path)
        self.file = next(self.path.glob("**/contents")) if self.path.is_dir() else self.path
        self.text = self.file.read_text(encoding="utf-8")
        self.told = self.folder / "stderr"
        with open(self.told, "wb") as errors:
            command = [modeldoc, "preview", self.path, "--port", "0", "--no-open"]
            self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stderr=errors)

    def __enter__(self):
        end = time.monotonic() + 60
        while not (match := re.search(r"(http://\S+) ", self.told.read_text(encoding="utf-8"))):
            assert self.process.poll() is None and time.monotonic() < end, self.told.read_text(encoding="utf-8")
            time.sleep(0.01)
        self.address = match[1]
        return self

    def __exit__(self, *_):
        self.process.terminate()
        assert self.process.wait(5) == 0

    def save(self, text):
        """Saves in place, as most programs do."""
        self.file.write_text(text, encoding="utf-8")

    def replace(self, text):
        """Saves by a new file that takes the place of the old one, as many editors do."""
        aside = self.file.with_name(self.file.name + "~")
        aside.write_text(text, encoding="utf-8")
        os.replace(aside, self.file)

    def seconds_of_processor(self):
        """How long the program has been at work, its threads together; None where the system does not tell."""
        status = pathlib.Path(f"/proc/{self.process.pid}/stat")
        if not status.exists():
            return None
        fields = status.read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
