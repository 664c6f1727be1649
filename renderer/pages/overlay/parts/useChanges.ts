import { useState } from 'react'
import { useScene } from '../scene.ts'

/**
 * Counts the changes of a value before the viewers' eyes: each is animated once. What changed while the source was
 * hidden, or with a new state of the match, is not counted, so that nothing is replayed.
 */
export function useChanges(value: string | number): number {
  const { since } = useScene()
  const [seen, setSeen] = useState({ value, since, count: 0 })
  if (seen.value === value && seen.since === since) return seen.count
  const isNews = seen.since === since && !document.hidden
  const next = { value, since, count: isNews ? seen.count + 1 : seen.count }
  setSeen(next)
  return next.count
}
