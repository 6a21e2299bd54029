// Package task has a ring buffer.
package task

// Ring holds the last values that were pushed.
type Ring struct {
	values []int
	start  int
	size   int
}

// NewRing makes a ring for at most capacity values.
func NewRing(capacity int) *Ring {
	return &Ring{values: make([]int, capacity)}
}

// Push adds a value; a full ring forgets its oldest.
func (r *Ring) Push(value int) {
	at := (r.start + r.size) % len(r.values)
	r.values[at] = value
	if r.size < len(r.values) {
		r.size++
	}
}

// Values gives what it holds, oldest first.
func (r *Ring) Values() []int {
	out := make([]int, 0, r.size)
	for i := 0; i < r.size; i++ {
		out = append(out, r.values[(r.start+i)%len(r.values)])
	}
	return out
}
