import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Caption, Captions } from './Captions.tsx'

const caption = (move: number, cell: number, mine = false): Caption => ({
  move,
  cell,
  flag: null,
  text: `at ${cell}`,
  mine,
})
const shown = (captions: readonly Caption[]) =>
  [...render(<Captions captions={captions} />).container.querySelectorAll('.caption')].map((one) => one.textContent)

it('tells one thing at a place: what concerns the reader before all else, else the newest', () => {
  expect(shown([caption(1, 7, true), { ...caption(2, 7), text: 'newer' }])).toEqual(['at 7'])
  expect(shown([caption(1, 8), { ...caption(2, 8), text: 'newer' }])).toEqual(['newer'])
})

it('tells six things at most, those that concern the reader among them', () => {
  const many = Array.from({ length: 9 }, (_, index) => caption(index + 1, index, index === 0))
  expect(shown(many)).toEqual(['at 0', 'at 4', 'at 5', 'at 6', 'at 7', 'at 8'])
})

it('leaves out what tells little where there is more to tell', () => {
  const many = Array.from({ length: 6 }, (_, index) => caption(index + 1, index))
  expect(shown([...many, { ...caption(7, 7), dull: true }])).toEqual(many.map(({ text }) => text))
})

it('marks what concerns the reader', () => {
  const { container } = render(<Captions captions={[caption(1, 1), caption(2, 2, true)]} />)
  expect(container.querySelector('.is-mine')?.textContent).toBe('at 2')
})
