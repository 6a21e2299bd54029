package task

import (
	"reflect"
	"testing"
)

func TestSearchFinds(t *testing.T) {
	if at, found := Search([]int{2, 4, 6}, 4); at != 1 || !found {
		t.Errorf("got %d, %v", at, found)
	}
}

func TestSearchBeyondTheLast(t *testing.T) {
	if at, found := Search([]int{2, 4, 6}, 7); at != 3 || found {
		t.Errorf("got %d, %v, want 3, false", at, found)
	}
}

func TestInsert(t *testing.T) {
	if got := Insert([]int{1, 3}, 2); !reflect.DeepEqual(got, []int{1, 2, 3}) {
		t.Errorf("got %v", got)
	}
}
