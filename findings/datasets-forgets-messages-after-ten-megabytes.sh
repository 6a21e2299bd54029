#!/usr/bin/env bash
# datasets 5.2.0 (PyPI; pyarrow 26.0.1): whether the messages of a column may have different members is decided by the first 10 MB of a
# JSON Lines file alone. Where these hold messages of {role, content} only, the first later row with a call or a tool's result ends the
# whole load: "Couldn't cast array of type struct<role, content, tool_calls, …> to {'role', 'content'}".
# The same rows load where one with a call stands first, and then no missing member is filled with null.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
venv/bin/pip install -q --disable-pip-version-check datasets==5.2.0 pyarrow==26.0.1 pandas==3.1.1
cat > play.py <<'PY'
import json

from datasets import load_dataset
from datasets.exceptions import DatasetGenerationError

plain = {"messages": [{"role": "user", "content": "x" * 6_000_000}]}
call = {"id": "call00001", "type": "function", "function": {"name": "look", "arguments": {"at": "here"}}}
calling = {"messages": [{"role": "user", "content": "x"}, {"role": "assistant", "content": "", "tool_calls": [call]}]}


def load(name, rows):
    with open(name, "w") as file:
        file.writelines(json.dumps(row) + "\n" for row in rows)
    return list(load_dataset("json", data_files=name, split="train", cache_dir=f"cache-{name}"))


assert load("first.jsonl", [calling, plain, plain]) == [calling, plain, plain]
assert load("soon.jsonl", [plain, calling]) == [plain, calling]
try:
    load("later.jsonl", [plain, plain, calling])
except DatasetGenerationError as error:
    print(error.__cause__)
    assert "Couldn't cast array of type" in str(error.__cause__)
else:
    raise SystemExit("the late row was loaded")
PY
HF_HUB_OFFLINE=1 HF_HOME=$work/hf venv/bin/python play.py 2> /dev/null
echo "datasets takes the members of messages from the first 10 MB, and refuses a later row that has more"
