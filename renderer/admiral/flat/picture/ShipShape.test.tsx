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

/** The points of a row: how many dashes a path has before its end. */
function dashesOf(sea: HTMLElement, kind: 'hull' | 'sails'): readonly number[] {
  const paths = [...sea.querySelectorAll(`.waters-row.is-${kind} path[pathLength]`)]
  return paths.map((path) => ((path.getAttribute('stroke-dasharray') ?? '').trim().split(' ').length - 2) / 2)
}

it('counts hull and sails left before all that there were', () => {
  const sea = drawn({
    kind: 'line',
    team: 'red',
    points: { hull: { left: 3, of: 7 }, sails: { left: 0, of: 4 } },
  })
  expect(dashesOf(sea, 'hull')).toEqual([7, 7, 3])
  expect(dashesOf(sea, 'sails')).toEqual([4, 4, 0])
})

it('says by its marks who leads and who has acted', () => {
  const mark = (ship: Partial<Parameters<typeof ShipShape>[0]>) => {
    const sea = drawn({ kind: 'brig', team: 'blue', ...ship })
    const { dataset } = sea.querySelector<SVGElement>('.waters-ship') ?? document.body
    return [dataset.flagship, dataset.acted, sea.querySelectorAll('.waters-lantern').length]
  }
  expect(mark({})).toEqual(['false', 'false', 0])
  expect(mark({ isFlagship: true, hasActed: true })).toEqual(['true', 'true', 3])
})
