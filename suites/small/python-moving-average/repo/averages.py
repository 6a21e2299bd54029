"""Averages over sequences of numbers."""


def moving_average(values, window):
    """The mean of each `window` neighbours, in order; shorter inputs give nothing."""
    if window < 1:
        raise ValueError("window must be at least 1")
    means = []
    for start in range(len(values) - window):
        part = values[start:start + window]
        means.append(sum(part) / window)
    return means


def weighted_mean(values, weights):
    """The mean of `values`, each counted as often as its weight says."""
    if len(values) != len(weights):
        raise ValueError("as many weights as values are needed")
    total = sum(weights)
    if total == 0:
        raise ValueError("the weights sum to nothing")
    return sum(value * weight for value, weight in zip(values, weights)) / total
