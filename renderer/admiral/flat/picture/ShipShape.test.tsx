import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ShipShape } from './ShipShape.tsx'

const drawn = (ship: Parameters<typeof ShipShape>[0]): HTMLElement =>
  render(
    <svg>
      <title>sea</title>
      <ShipShape {...ship} />
    </svg>,
  ).container

/** Returns the points of a row: the number of dashes of a path before its end. */
function dashesOf(sea: HTMLElement, kind: 'hull' | 'sails'): readonly number[] {
  const paths = [...sea.querySelectorAll(`.waters-row.is-${kind} path[pathLength]`)]
  return paths.map((path) => ((path.getAttribute('stroke-dasharray') ?? '').trim().split(' ').length - 2) / 2)
}

it('counts remaining hull and sails, then the lost points', () => {
  const sea = drawn({
    kind: 'line',
    team: 'red',
    points: { hull: { left: 3, of: 7 }, sails: { left: 0, of: 4 } },
  })
  expect(dashesOf(sea, 'hull')).toEqual([7, 7, 3])
  expect(dashesOf(sea, 'sails')).toEqual([4, 4, 0])
})

it('marks the flagship and ships that have acted', () => {
  const mark = (ship: Partial<Parameters<typeof ShipShape>[0]>) => {
    const sea = drawn({ kind: 'brig', team: 'blue', ...ship })
    const { dataset } = sea.querySelector<SVGElement>('.waters-ship') ?? document.body
    return [dataset.flagship, dataset.acted, sea.querySelectorAll('.waters-lantern').length]
  }
  expect(mark({})).toEqual(['false', 'false', 0])
  expect(mark({ isFlagship: true, hasActed: true })).toEqual(['true', 'true', 3])
})
