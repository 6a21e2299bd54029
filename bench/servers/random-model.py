"""Writes a llama model of random weights, a token a byte, with a chat template: random-model.py OUT TEMPLATE"""

import sys

import gguf
import numpy as np

out, template = sys.argv[1:]
vocabulary, width, heads, feed = 260, 64, 4, 128
writer = gguf.GGUFWriter(out, "llama")
writer.add_context_length(32768)
writer.add_embedding_length(width)
writer.add_block_count(1)
writer.add_feed_forward_length(feed)
writer.add_head_count(heads)
writer.add_head_count_kv(heads)
writer.add_layer_norm_rms_eps(1e-5)
writer.add_rope_dimension_count(width // heads)
writer.add_vocab_size(vocabulary)
writer.add_tokenizer_model("llama")
writer.add_token_list([b"<unk>", b"<s>", b"</s>", b"<pad>", *(b"<0x%02X>" % byte for byte in range(256))])
writer.add_token_scores([0.0] * vocabulary)
# gguf's token types: 2 unknown, 3 control, 6 byte.
writer.add_token_types([2, 3, 3, 3, *[6] * 256])
writer.add_unk_token_id(0)
writer.add_bos_token_id(1)
writer.add_eos_token_id(2)
with open(template) as file:
    writer.add_chat_template(file.read())
random = np.random.default_rng(1)
weights = {
    "token_embd": (vocabulary, width),
    **{f"blk.0.attn_{name}": (width, width) for name in ("q", "k", "v", "output")},
    "blk.0.ffn_gate": (feed, width),
    "blk.0.ffn_up": (feed, width),
    "blk.0.ffn_down": (width, feed),
    "output": (vocabulary, width),
}
for name, shape in weights.items():
    writer.add_tensor(f"{name}.weight", (random.standard_normal(shape) * 0.05).astype(np.float32))
for name in ("blk.0.attn_norm", "blk.0.ffn_norm", "output_norm"):
    writer.add_tensor(f"{name}.weight", np.ones(width, np.float32))
writer.write_header_to_file()
writer.write_kv_data_to_file()
writer.write_tensors_to_file()
writer.close()
