import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SlotFrame } from './SlotFrame.tsx'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['a phone held upright', 390, 844, 'column'],
  ['a small window', 960, 600, 'small'],
  ['a usual window', 1280, 800, 'wide'],
])('has the layout of its window on every page that shows it: %s', (_, width, height, layout) => {
  vi.stubGlobal('innerWidth', width)
  vi.stubGlobal('innerHeight', height)
  render(<SlotFrame board={null} foot="low" scores={null} corner={null} dock={null} />)
  expect(document.documentElement.dataset.layout).toBe(layout)
})
