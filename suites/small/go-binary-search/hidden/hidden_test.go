package task

import (
	"sort"
	"testing"
)

func TestHiddenLikeTheLibrary(t *testing.T) {
	sorted := []int{1, 1, 3, 5, 5, 5, 9}
	for n := 0; n <= len(sorted); n++ {
		for target := -1; target < 12; target++ {
			want := sort.SearchInts(sorted[:n], target)
			at, found := Search(sorted[:n], target)
			if at != want || found != (want < n && sorted[want] == target) {
				t.Fatalf("Search(%v, %d) = %d, %v", sorted[:n], target, at, found)
			}
		}
	}
}

func TestHiddenInsertAtTheEnd(t *testing.T) {
	got := Insert(Insert(Insert(nil, 1), 3), 5)
	if len(got) != 3 || got[2] != 5 {
		t.Errorf("got %v", got)
	}
}
