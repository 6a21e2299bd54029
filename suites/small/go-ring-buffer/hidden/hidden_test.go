package task

import (
	"reflect"
	"testing"
)

func TestHiddenAlwaysTheLast(t *testing.T) {
	for capacity := 1; capacity < 5; capacity++ {
		ring := NewRing(capacity)
		var all []int
		for i := 0; i < 12; i++ {
			ring.Push(i)
			all = append(all, i)
			want := all
			if len(want) > capacity {
				want = want[len(want)-capacity:]
			}
			if got := ring.Values(); !reflect.DeepEqual(got, want) {
				t.Fatalf("capacity %d: got %v, want %v", capacity, got, want)
			}
		}
	}
}
