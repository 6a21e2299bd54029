"""Closed intervals of whole numbers, as (start, end)."""


def merge(intervals):
    """The fewest intervals that cover the same numbers, in order. Touching ones (1-2, 2-4) are joined."""
    merged = []
    for start, end in sorted(intervals):
        if merged and start <= merged[-1][1]:
            last_start, last_end = merged[-1]
            merged[-1] = (last_start, end)
        else:
            merged.append((start, end))
    return merged


def covers(intervals, number):
    """Whether any of the intervals holds the number."""
    return any(start <= number <= end for start, end in intervals)
