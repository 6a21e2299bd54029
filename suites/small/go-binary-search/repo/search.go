// Package task searches sorted slices.
package task

// Search gives the index of the first element that is not less than target, and whether it is target.
func Search(sorted []int, target int) (int, bool) {
	low, high := 0, len(sorted)-1
	for low < high {
		middle := low + (high-low)/2
		if sorted[middle] < target {
			low = middle + 1
		} else {
			high = middle
		}
	}
	return low, low < len(sorted) && sorted[low] == target
}

// Insert gives the slice with value in its place.
func Insert(sorted []int, value int) []int {
	at, _ := Search(sorted, value)
	out := make([]int, 0, len(sorted)+1)
	out = append(out, sorted[:at]...)
	out = append(out, value)
	return append(out, sorted[at:]...)
}
