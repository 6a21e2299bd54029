"""An order in which everything comes after what it needs."""


class CycleError(ValueError):
    """Things need each other in a circle."""


def order(needs):
    """`needs` maps a name to the names that must come before it. Sorted among equals."""
    done = []
    under_way = []

    def visit(name):
        if name in done:
            return
        if name in under_way:
            raise CycleError(" -> ".join([*under_way, name]))
        for other in sorted(needs.get(name, [])):
            visit(other)
        done.append(name)

    for name in sorted(needs):
        visit(name)
    return done
