import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SpokenBoard } from './SpokenBoard.tsx'

it('frames the table for the focus only while no cell shows where the keyboard is', () => {
  const board = (cell: string) => <SpokenBoard game="Jackal" chosen="" cell={cell} turn="" deeds={[]} />
  const { rerender } = render(board(''))
  expect(screen.getByTestId('spoken-board').dataset.cursor).toBe('false')
  rerender(board('g2: open land'))
  expect(screen.getByTestId('spoken-board').dataset.cursor).toBe('true')
})
