"""One line of CSV: RFC 4180, without line breaks in fields."""


def split(line):
    """The fields of a line; a field in quotes may hold commas, and a quote that is doubled."""
    fields = []
    field = ""
    quoted = False
    index = 0
    while index < len(line):
        char = line[index]
        if quoted:
            if char == '"':
                quoted = False
            else:
                field += char
        elif char == '"':
            quoted = True
        elif char == ",":
            fields.append(field)
            field = ""
        else:
            field += char
        index += 1
    fields.append(field)
    return fields
