// Package task formats amounts of money.
package task

import "fmt"

// Format writes an amount of cents, such as 1234 as "12.34" and -5 as "-0.05".
func Format(cents int) string {
	sign := ""
	if cents < 0 {
		sign = "-"
		cents = -cents
	}
	return fmt.Sprintf("%s%d.%d", sign, cents/100, cents%100)
}

// Split shares an amount in n parts that differ by one cent at most, larger ones first.
func Split(cents, n int) []int {
	parts := make([]int, n)
	for i := range parts {
		parts[i] = cents / n
		if i < cents%n {
			parts[i]++
		}
	}
	return parts
}
