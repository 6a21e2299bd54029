// Package task counts words.
package task

import (
	"sort"
	"strings"
	"unicode"
)

// Count gives how often each word stands in the text, whatever its case. Words are letters, digits, and apostrophes within.
func Count(text string) map[string]int {
	counts := map[string]int{}
	for _, field := range strings.FieldsFunc(text, isSeparator) {
		word := strings.Trim(field, "'")
		if word != "" {
			counts[word]++
		}
	}
	return counts
}

// Top gives the n most frequent words; equal ones by the alphabet.
func Top(text string, n int) []string {
	counts := Count(text)
	words := make([]string, 0, len(counts))
	for word := range counts {
		words = append(words, word)
	}
	sort.Slice(words, func(i, j int) bool {
		if counts[words[i]] != counts[words[j]] {
			return counts[words[i]] > counts[words[j]]
		}
		return words[i] < words[j]
	})
	if len(words) > n {
		words = words[:n]
	}
	return words
}

func isSeparator(r rune) bool {
	return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '\''
}
