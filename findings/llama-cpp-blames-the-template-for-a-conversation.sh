#!/usr/bin/env bash
# llama.cpp's server of October 2026 (PyPI: xllamacpp 2026.10.11549): a conversation that the model's chat template refuses, such as two
# user messages in a row under Mistral's or Gemma's rule, is not called a bad conversation. The 400 begins "Unable to generate parser for
# this template. Automatic parser generation failed"; the template's own words ("roles must alternate") stand last, behind its source.
# Who keeps the first line of an error sees a broken template; the same server takes the conversation once the roles alternate.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
venv/bin/pip install -q --disable-pip-version-check xllamacpp==2026.10.11549 gguf==0.19.0 numpy==2.4.6
cat > play.py <<'PY'
import json
import urllib.error
import urllib.request

import gguf
import numpy as np
import xllamacpp

# A llama of random weights, a token a byte.
template = (
    "{%- for message in messages %}{%- if (message['role'] == 'user') != (loop.index0 % 2 == 0) %}"
    "{{- raise_exception('Conversation roles must alternate user/assistant/user/assistant/...') }}{%- endif %}"
    "<{{ message['role'] }}>{{ message['content'] }}{%- endfor %}"
)
writer = gguf.GGUFWriter("random.gguf", "llama")
writer.add_context_length(2048)
writer.add_embedding_length(64)
writer.add_block_count(1)
writer.add_feed_forward_length(128)
writer.add_head_count(4)
writer.add_head_count_kv(4)
writer.add_layer_norm_rms_eps(1e-5)
writer.add_rope_dimension_count(16)
writer.add_vocab_size(260)
writer.add_tokenizer_model("llama")
writer.add_token_list([b"<unk>", b"<s>", b"</s>", b"<pad>", *(b"<0x%02X>" % byte for byte in range(256))])
writer.add_token_scores([0.0] * 260)
writer.add_token_types([2, 3, 3, 3, *[6] * 256])
writer.add_unk_token_id(0)
writer.add_bos_token_id(1)
writer.add_eos_token_id(2)
writer.add_chat_template(template)
random = np.random.default_rng(1)
shapes = {"token_embd": (260, 64), "output": (260, 64), "blk.0.ffn_gate": (128, 64), "blk.0.ffn_up": (128, 64), "blk.0.ffn_down": (64, 128)}
shapes.update({f"blk.0.attn_{name}": (64, 64) for name in ("q", "k", "v", "output")})
for name, shape in shapes.items():
    writer.add_tensor(f"{name}.weight", (random.standard_normal(shape) * 0.05).astype(np.float32))
for name in ("blk.0.attn_norm", "blk.0.ffn_norm", "output_norm"):
    writer.add_tensor(f"{name}.weight", np.ones(64, np.float32))
writer.write_header_to_file()
writer.write_kv_data_to_file()
writer.write_tensors_to_file()
writer.close()

params = xllamacpp.CommonParams()
params.model.path = "random.gguf"
params.n_ctx = 2048
params.cpuparams.n_threads = 1
server = xllamacpp.Server(params)


def ask(*roles):
    messages = [{"role": role, "content": "hi"} for role in roles]
    body = json.dumps({"model": "random", "max_tokens": 4, "messages": messages}).encode()
    request = urllib.request.Request(f"{server.listening_address}/v1/chat/completions", body, {"content-type": "application/json"})
    try:
        return urllib.request.urlopen(request, timeout=60).status, ""
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)["error"]["message"]


assert ask("user", "assistant", "user") == (200, "")
status, message = ask("user", "user")
print(status, message)
assert status == 400
assert message.startswith("Unable to generate parser for this template")
assert message.rstrip().endswith("Conversation roles must alternate user/assistant/user/assistant/...")
PY
venv/bin/python play.py 2> /dev/null
echo "llama.cpp calls a conversation that its template refuses a template without a parser, and names the cause last"
