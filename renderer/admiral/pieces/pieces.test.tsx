import { expect, it } from 'vitest'
import { printCell } from '../../../engine/admiral/cells.ts'
import { type AdmiralState, SHIP_CLASSES } from '../../../engine/admiral/types.ts'
import { finish, fire, steer } from '../../../engine/testkit/sea.ts'
import { useBakedTexture } from '../../table/loading/loadTexture.ts'
import { useResources } from '../../table/resources.tsx'
import { admiralTable } from '../../testkit/admiral.ts'
import { type Drawn, openScene } from '../../testkit/openScene.tsx'
import { cellAtSpot } from '../table/anchors.ts'
import { Bases } from './bases/Bases.tsx'
import { Cards } from './Cards.tsx'
import { Forts } from './forts/Forts.tsx'
import { Props } from './Props.tsx'
import { DamageMarks } from './ships/DamageMarks.tsx'
import { createRigMaterials } from './ships/rigMaterial.ts'
import { Ships } from './ships/Ships.tsx'
import { Vane } from './Vane.tsx'

const slow = { settings: { speed: 1 } } as const
const TEAMS = ['red', 'blue'] as const
const EIGHTH = Math.PI / 4

function Fleets() {
  const { quality, shared } = useResources()
  const picture = useBakedTexture('squadron-cloth')
  return <Ships teams={TEAMS} rig={shared('test/rig', () => createRigMaterials(quality, picture))} />
}

/** A red brig beside a blue galleon without shots; the dice hit, and not critically. */
const duel = (galleon: object = {}, more: object = {}) =>
  ({
    ships: { 'red-brig': ['k5 N', {}], 'blue-galleon': ['l5 N', { shotsLeft: 0, ...galleon }] },
    dice: [1, 2],
    ...more,
  }) as const

const cellUnder = ({ board }: AdmiralState, drawn: Drawn | undefined) => {
  const cell = drawn ? cellAtSpot(board, drawn) : null
  return cell === null ? null : printCell(cell)
}
const turned = (before: Drawn | undefined, after: Drawn | undefined) => (after?.yaw ?? 0) - (before?.yaw ?? 0)

it('a ship sails to the next cell and keeps its heading', async () => {
  const table = await admiralTable(duel(), slow)
  const scene = await openScene(<Fleets />)
  const brig = () => scene.copies('red brig hulls')[0]
  const before = brig()
  expect(cellUnder(table.view, before)).toBe('k5')
  await table.play(steer('red-brig'))
  await scene.passUntil(() => (brig()?.z ?? 0) < (before?.z ?? 0) - 0.3)
  await scene.rest()
  expect(cellUnder(table.view, brig())).toBe('k6')
  expect(turned(before, brig())).toBeCloseTo(0, 1)
})

it('a ship that turns moves an eighth of a circle round', async () => {
  const table = await admiralTable(duel(), slow)
  const scene = await openScene(<Fleets />)
  const brig = () => scene.copies('red brig hulls')[0]
  const before = brig()
  await table.play(steer('red-brig', 'left'))
  await scene.rest()
  expect(cellUnder(table.view, brig())).toBe('j6')
  expect(turned(before, brig())).toBeCloseTo(EIGHTH, 1)
})

it('a sunk ship goes down with its base', async () => {
  const table = await admiralTable(duel({ hullDamage: 3 }), slow)
  const scene = await openScene(
    <>
      <Fleets />
      <Bases />
    </>,
  )
  const bases = () => SHIP_CLASSES.flatMap((name) => scene.copies(`${name} base faces`))
  expect([scene.copies('blue galleon hulls').length, bases().length]).toEqual([1, 4])
  await table.play(fire('red-brig', 'blue-galleon'))
  await scene.rest()
  expect([scene.copies('blue galleon hulls').length, bases().length]).toEqual([0, 3])
})

it('a hit on a fort shows its hull points', async () => {
  const fort = { id: 'blue-fort', team: 'blue', at: 'l5', shotsLeft: 0 }
  const table = await admiralTable({ ships: { 'red-brig': 'k5 N' }, board: { forts: [fort] }, dice: [1, 2] }, slow)
  const scene = await openScene(<DamageMarks wind={() => ({ x: 0, z: -1, force: 1 })} moving={false} />)
  expect(scene.sprites('damage marks')).toBe(0)
  await table.play(fire('red-brig', 'blue-fort'))
  await scene.rest()
  expect(scene.sprites('damage marks')).toBeGreaterThanOrEqual(3)
})

it('a ship that turns takes its base round with it', async () => {
  const table = await admiralTable(duel(), slow)
  const scene = await openScene(<Bases />)
  const base = () => scene.copies('brig base rims')[0]
  const before = base()
  await table.play(steer('red-brig', 'left'))
  await scene.rest()
  expect(cellUnder(table.view, base())).toBe('j6')
  expect(turned(before, base())).toBeCloseTo(EIGHTH, 1)
})

it('a silent fort is a ruin', async () => {
  const fort = { id: 'blue-fort', team: 'blue', at: 'l5', hullDamage: 2, shotsLeft: 0 }
  const table = await admiralTable({ ships: { 'red-brig': 'k5 N' }, board: { forts: [fort] }, dice: [1, 2] }, slow)
  const scene = await openScene(<Forts teams={TEAMS} />)
  const seen = () => [scene.copies('fort/blue').length, scene.copies('fort/ruin').length]
  expect(seen()).toEqual([1, 0])
  await table.play(fire('red-brig', 'blue-fort'))
  await scene.rest()
  expect(seen()).toEqual([0, 1])
})

it('the card of a used captain turns face up', async () => {
  const battle = duel({}, { options: { captains: 'all' } })
  const ships = { ...battle.ships, 'red-brig': ['k5 N', { captain: 'target' }] } as const
  const table = await admiralTable({ ...battle, ships }, { ...slow, viewer: 'blue' })
  const scene = await openScene(<Cards />)
  const seen = () => [scene.copies('hidden cards').length, scene.copies('target cards').length]
  expect(seen()).toEqual([1, 0])
  await table.play(fire('red-brig', 'blue-galleon', { captain: true }))
  await scene.rest()
  expect(seen()).toEqual([0, 1])
})

it('the vane turns to where the new wind blows', async () => {
  const table = await admiralTable({ ...duel(), winds: [{ toward: 'W', strength: 'fresh' }] }, slow)
  const scene = await openScene(<Vane field={table.view.board} />)
  const arrow = () => scene.copies('vane arrow')[0]
  const before = arrow()
  for (const ship of ['red-brig', 'red-far', 'blue-galleon', 'blue-far']) await table.play(finish(ship))
  await scene.rest()
  expect(Math.sin(turned(before, arrow()))).toBeCloseTo(1, 1)
  expect(Math.cos(turned(before, arrow()))).toBeCloseTo(0, 1)
})

it('the vane has the letters of the chosen language', async () => {
  const table = await admiralTable(duel(), { settings: { language: 'ru' } })
  const scene = await openScene(<Vane field={table.view.board} />)
  expect(scene.thing('vane cyrillic')).not.toBeNull()
  expect(() => scene.thing('vane latin')).toThrow()
})

it('a ball flies and a die falls for a shot, and both are gone when it is over', async () => {
  const table = await admiralTable(duel(), slow)
  const scene = await openScene(<Props />)
  const seen = (name: string) => scene.copies(name).some(({ opacity }) => opacity > 0.5)
  await table.play(fire('red-brig', 'blue-galleon'))
  await scene.passUntil(() => seen('dice'))
  await scene.passUntil(() => seen('cannonball'))
  await scene.rest()
  expect([seen('dice'), seen('cannonball')]).toEqual([false, false])
})

it('a treasure goes aboard the ship that stops beside it', async () => {
  const table = await admiralTable(
    {
      ships: { 'red-brig': 'c4 E' },
      board: {
        land: ['e5', 'n9'],
        forts: [{ id: 'red-fort', team: 'red', at: 'b12' }],
        treasures: [
          { at: 'e5', gold: 2 },
          { at: 'n9', gold: 1 },
        ],
      },
      options: { scenario: 'treasure' },
    },
    slow,
  )
  const scene = await openScene(<Props />)
  const seen = (name: string) => scene.copies(name).filter(({ opacity }) => opacity > 0.5).length
  expect([seen('treasure'), seen('hold-gold two')]).toEqual([2, 0])
  await table.play(steer('red-brig'))
  await table.play(finish('red-brig'))
  await scene.rest()
  expect([seen('treasure'), seen('hold-gold two')]).toEqual([1, 1])
})
