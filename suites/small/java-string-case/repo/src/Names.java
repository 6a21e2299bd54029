/** Changes between ways to write names. */
final class Names {
    private Names() {}

    /** maxRetryCount becomes max_retry_count; a capital at the start stands for itself. */
    static String toSnake(String camel) {
        StringBuilder out = new StringBuilder();
        for (char letter : camel.toCharArray()) {
            if (Character.isUpperCase(letter)) out.append('_');
            out.append(Character.toLowerCase(letter));
        }
        return out.toString();
    }

    /** max_retry_count becomes maxRetryCount. */
    static String toCamel(String snake) {
        StringBuilder out = new StringBuilder();
        boolean upper = false;
        for (char letter : snake.toCharArray()) {
            if (letter == '_') {
                upper = out.length() > 0;
                continue;
            }
            out.append(upper ? Character.toUpperCase(letter) : letter);
            upper = false;
        }
        return out.toString();
    }
}
