#!/usr/bin/env bash
# Mistral Nemo's chat template (mistralai-Mistral-Nemo-Instruct-2407.jinja in the source of llama-cpp-python 0.3.36), rendered by
# transformers 5.24.0: the system message is shown only while a message of the user is the last one. As soon as the model has replied, also
# after a call and its result, no instruction stands in the conversation any more. So [system, user] is no beginning of [system, user,
# assistant]: TRL 1.16.0's DPO trainer then starts the completion where the two texts part, which is right behind `<s>[INST]`,
# before the user's message, and trains on it. Text beside a call is dropped as well.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
venv/bin/pip install -q --disable-pip-version-check transformers==5.24.0 jinja2==3.1.6
venv/bin/pip download -q --disable-pip-version-check --no-deps --no-binary :all: llama-cpp-python==0.3.36
tar xzf llama_cpp_python-0.3.36.tar.gz --wildcards --strip-components=5 '*/mistralai-Mistral-Nemo-Instruct-2407.jinja'
cat > play.py <<'PY'
from os.path import commonprefix
from pathlib import Path

from tokenizers import Tokenizer, models
from transformers import PreTrainedTokenizerFast

tokenizer = PreTrainedTokenizerFast(tokenizer_object=Tokenizer(models.BPE()), bos_token="<s>", eos_token="</s>")
tokenizer.chat_template = next(Path().glob("*.jinja")).read_text()
call = {"id": "call00001", "type": "function", "function": {"name": "look", "arguments": {"at": "here"}}}
asked = [{"role": "system", "content": "Be brief."}, {"role": "user", "content": "What is there?"}]
called = [*asked, {"role": "assistant", "content": "I look.", "tool_calls": [call]}]
answered = [*called, {"role": "tool", "tool_call_id": "call00001", "content": "a cat"}]


def text(messages):
    return tokenizer.apply_chat_template(messages, tokenize=False)


for messages in (asked, called, answered):
    print(text(messages))
assert "Be brief." in text(asked)
assert "Be brief." not in text(called) and "Be brief." not in text(answered)
assert "I look." not in text(called)
assert commonprefix([text(asked), text(called)]) == "<s>[INST]"
PY
HF_HUB_OFFLINE=1 HF_HOME=$work/hf venv/bin/python play.py 2> /dev/null
echo "Mistral Nemo's template shows the system message only until the model has replied"
