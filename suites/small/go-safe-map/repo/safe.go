// Package task has a map for many goroutines.
package task

import "sync"

// Safe is a map that goroutines share.
type Safe struct {
	mu     sync.Mutex
	values map[string]int
}

// NewSafe makes an empty one.
func NewSafe() *Safe {
	return &Safe{values: map[string]int{}}
}

// Update sets a key to what change makes of its value; a key that is not there is left so.
func (s *Safe) Update(key string, change func(int) int) bool {
	s.mu.Lock()
	value, found := s.values[key]
	if !found {
		return false
	}
	s.values[key] = change(value)
	s.mu.Unlock()
	return true
}

// Set sets a key.
func (s *Safe) Set(key string, value int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.values[key] = value
}

// Get gives a key's value, or 0.
func (s *Safe) Get(key string) int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.values[key]
}
