"""What a trainer makes of pairs: trainer.py FOLDER SOURCES. FOLDER holds whole.jsonl and steps.jsonl, SOURCES the source of llama-cpp-python."""

import copy
import json
import logging
import sys
import tarfile
import tempfile
import warnings
from collections import Counter
from pathlib import Path

import torch
import trl
from datasets import disable_progress_bars, load_dataset
from mistral_common.tokens.tokenizers.tekken import Tekkenizer
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers
from transformers import LlamaConfig, LlamaForCausalLM, PreTrainedTokenizerFast, PrinterCallback
from trl import DPOConfig, DPOTrainer

pairs, sources = map(Path, sys.argv[1:])
scratch = tempfile.TemporaryDirectory()


def templates():
    """Name → template: Mistral's from llama.cpp's sources, the others from TRL."""
    own = Path(trl.__file__).parent / "chat_templates"
    names = {"Qwen 2.5": "qwen2_5", "Qwen 3": "qwen3", "Llama 3.1": "llama3_1", "Gemma 3": "gemma3", "Gemma 4": "gemma4"}
    found = {name: (own / f"{file}.jinja").read_text() for name, file in names.items()}
    with tarfile.open(next(sources.glob("*.tar.gz"))) as archive:
        inside = next(name for name in archive.getnames() if name.endswith("mistralai-Mistral-Nemo-Instruct-2407.jinja"))
        found["Mistral Nemo"] = archive.extractfile(inside).read().decode()
    return found


def own_tokenizer(texts):
    """A small tokenizer, learned from the pairs themselves."""
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    alphabet = pre_tokenizers.ByteLevel.alphabet()
    trainer = trainers.BpeTrainer(vocab_size=4096, special_tokens=["<s>", "</s>"], initial_alphabet=alphabet, show_progress=False)
    tokenizer.train_from_iterator(texts, trainer)
    return PreTrainedTokenizerFast(tokenizer_object=tokenizer, bos_token="<s>", eos_token="</s>", pad_token="</s>")


def unless_refused(tokenizer, messages, tools):
    try:
        return tokenizer.apply_chat_template(messages, tools=tools, tokenize=False)
    except Exception:
        return None


def rendering(tokenizer, row, side):
    """What becomes of one side under the tokenizer's template: its text, and what is wrong with it."""
    messages = row["prompt"] + row[side]
    try:
        text = tokenizer.apply_chat_template(messages, tools=row["tools"], tokenize=False)
    except Exception as error:
        return None, str(error).splitlines()[0]
    mute = [{name: value for name, value in message.items() if name != "tool_calls"} for message in row[side]]
    faults = {
        "shows no tools": all(tool["function"]["description"] in text for tool in row["tools"]),
        "shows no instructions": row["prompt"][0]["content"][:60] in text,
        "drops calls": mute == row[side] or text != unless_refused(tokenizer, row["prompt"] + mute, row["tools"]),
        "quotes arguments twice": '\\"rel_path' not in text and '\\"summary' not in text,
        "drops text beside a call": all(m["content"].strip() in text for m in messages if m.get("tool_calls")),
    }
    return text, "; ".join(fault for fault, holds in faults.items() if not holds)


def table(name, rows, tokenizer):
    print(f"\n| {name}.jsonl, {len(rows)} rows | sides rendered | what is wrong, of {2 * len(rows)} sides |\n|---|---|---|")
    for model, template in templates().items():
        tokenizer.chat_template = template
        said = Counter()
        equal = 0
        done = 0
        for row in rows:
            texts = []
            for side in ("chosen", "rejected"):
                text, fault = rendering(tokenizer, row, side)
                texts.append(text)
                done += text is not None
                if fault:
                    said[fault] += 1
            equal += texts[0] is not None and texts[0] == texts[1]
        if equal:
            said["both sides of a row are the same text"] = equal
        print(f"| {model} | {done} | {', '.join(f'{fault} ({count})' for fault, count in said.items()) or 'nothing'} |")


def lengths(name, rows, tokenizer):
    """Counts tokens of real text with a real tokenizer, that of Mistral Nemo."""
    import mistral_common

    counter = Tekkenizer.from_file(str(Path(mistral_common.__file__).parent / "data" / "tekken_240718.json"))
    tokenizer.chat_template = templates()["Qwen 2.5"]

    def count(messages, tools):
        text = tokenizer.apply_chat_template(messages, tools=tools, tokenize=False)
        return len(counter.encode(text, bos=False, eos=False))

    bare = [count(row["prompt"], None) for row in rows]
    prompts = [count(row["prompt"], row["tools"]) for row in rows]
    whole = [count(row["prompt"] + row[side], row["tools"]) for row in rows for side in ("chosen", "rejected")]
    dropped = {limit: sum(length >= limit for length in prompts) for limit in (1024, 2048, 4096, 8192)}
    print(f"\n{name}.jsonl: prompts of {min(bare)} to {max(bare)} tokens without tools, {min(prompts)} to {max(prompts)} with them; whole sides to {max(whole)}")
    print("dropped by max_length:", ", ".join(f"{limit}: {count} of {len(rows)}" for limit, count in dropped.items()))


def has_single_calls(row):
    return all(len(message.get("tool_calls") or []) < 2 for side in ("prompt", "chosen", "rejected") for message in row[side])


def train(rows, tokenizer, template, max_length):
    """One step of DPO, with a model of random weights."""
    tokenizer.chat_template = template
    torch.manual_seed(1)
    config = LlamaConfig(
        vocab_size=len(tokenizer), hidden_size=32, intermediate_size=64, num_hidden_layers=1, num_attention_heads=2,
        max_position_embeddings=65536, bos_token_id=tokenizer.bos_token_id, eos_token_id=tokenizer.eos_token_id,
    )
    if len(rows) == 0:
        return "no row is left"
    rows = rows.select(range(min(8, len(rows))))
    model = LlamaForCausalLM(config)
    before = model.lm_head.weight.detach().clone()
    args = DPOConfig(
        output_dir=scratch.name, max_steps=1, per_device_train_batch_size=1, max_length=max_length, report_to=[],
        use_cpu=True, bf16=False, logging_steps=1, save_strategy="no", disable_tqdm=True, learning_rate=1e-3,
    )
    try:
        trainer = DPOTrainer(model=model, ref_model=copy.deepcopy(model), args=args, train_dataset=rows, processing_class=tokenizer)
        trainer.remove_callback(PrinterCallback)
        kept = trainer.train_dataset["prompt_ids"]
        loss = trainer.train().training_loss
    except Exception as error:
        return f"stops: {type(error).__name__}: {(str(error).splitlines() or [''])[0]}"
    weights = "the same weights" if torch.equal(before, model.lm_head.weight) else "other weights"
    sizes = f"{min(map(len, kept))} to {max(map(len, kept))}" if len(kept) > 0 else "no"
    return f"{len(kept)} of {len(rows)} rows, prompts of {sizes} tokens, loss {loss:.3f}, {weights}"


disable_progress_bars()
warnings.filterwarnings("ignore")
logging.disable(logging.WARNING)
tokenizer = own_tokenizer((pairs / "whole.jsonl").read_text().splitlines())
for name in ("whole", "steps"):
    path = pairs / f"{name}.jsonl"
    rows = load_dataset("json", data_files=str(path), split="train", cache_dir=scratch.name)
    written = [json.loads(line) for line in path.read_text().splitlines()]
    if list(rows) != written:
        raise SystemExit(f"{path.name} is not what datasets read")
    table(name, rows, tokenizer)
    lengths(name, rows, tokenizer)
    print(f"\n| a step on {name}.jsonl, 8 rows | max_length 1024 | none |\n|---|---|---|")
    for model, template in templates().items():
        # Llama's template stops at a reply with two calls.
        some = rows.filter(has_single_calls) if model.startswith("Llama") else rows
        print(f"| {model} | {train(some, tokenizer, template, 1024)} | {train(some, tokenizer, template, None)} |")
