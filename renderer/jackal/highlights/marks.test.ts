import { describe, expect, it } from 'vitest'
import { cellNamed, JackalBoard } from '../../gallery/jackalBoard.ts'
import { Poses } from '../../playback/motion/poses.ts'
import { blankSprite, type Sprite } from '../../table/sprites/sprite.ts'
import { TILE_TOP } from '../table/anchors.ts'
import { homesOf } from '../table/layout.ts'
import { type Pointing, putMarkers, putPointing } from './marks.ts'
import { DECAL, type DecalName } from './pictures.ts'

const board = () =>
  new JackalBoard()
    .row(4, 'trap empty1 empty2 empty3 rum')
    .pirate('white', 'b4', { trapped: true })
    .pirate('white', 'd4')
    .pirate('red', 'f4', { drunk: true })
    .pirate('black', 'g4', { lost: { since: 1, awaits: 'exit' } })
    .resident('ben', 'red', 'e4')
    .state()

const NOWHERE: Pointing = {
  targets: [],
  selected: null,
  hovered: null,
  cursor: null,
  chosen: [],
  path: null,
  from: null,
}

function collect(draw: (sprite: Sprite, put: (sprite: Readonly<Sprite>) => void, poses: Poses) => void): Sprite[] {
  const poses = new Poses()
  poses.setHomes(homesOf(board()))
  const sprites: Sprite[] = []
  draw(blankSprite(), (sprite) => sprites.push({ ...sprite }), poses)
  return sprites
}

const pointing = (part: Partial<Pointing>) =>
  collect((sprite, put, poses) => putPointing(sprite, { ...NOWHERE, ...part }, board(), poses, put))

const named = (sprites: readonly Sprite[], name: DecalName) =>
  sprites.filter((sprite) => sprite.picture === DECAL[name])

describe('marks of the state', () => {
  const sprites = collect((sprite, put, poses) => putMarkers(sprite, board(), poses, put))

  it('show a pit around the trapped, bubbles over the drunk, and whom a resident serves', () => {
    expect(named(sprites, 'pit')).toMatchObject([{ flat: true }])
    expect(named(sprites, 'drunk')).toMatchObject([{ flat: false }])
    expect(named(sprites, 'badge')).toHaveLength(2)
  })

  it('show a question in the colour of the team over the cave in which somebody is lost', () => {
    expect(named(sprites, 'question')).toHaveLength(1)
  })
})

describe('marks of the intent', () => {
  it('tell deadly targets by their own picture', () => {
    const sprites = pointing({
      targets: [
        { cell: cellNamed('c4'), fatal: false },
        { cell: cellNamed('c1'), fatal: true },
      ],
    })
    expect(named(sprites, 'target')).toMatchObject([{ x: -4, z: 3 }])
    expect(named(sprites, 'fatal')).toMatchObject([{ x: -4, z: 6 }])
    expect(named(sprites, 'fatal')[0]?.y).toBeLessThan(TILE_TOP)
  })

  it('ring the chosen piece and ship', () => {
    const piece = named(pointing({ selected: { kind: 'piece', id: 'white-2' } }), 'ring')
    const ship = named(pointing({ selected: { kind: 'ship', team: 'white' } }), 'ring')
    expect(piece[0]?.size).toBeLessThan(1)
    expect(ship[0]?.size).toBeGreaterThan(2)
  })

  it('dot the path over every forced step and say what awaits at its end', () => {
    const path = {
      path: [
        { cell: cellNamed('e4'), cause: 'walk' },
        { cell: cellNamed('e6'), cause: 'arrow' },
      ],
      ends: 'death',
    } as const
    const sprites = pointing({ path, from: cellNamed('d4') })
    expect(named(sprites, 'dot').length).toBeGreaterThan(8)
    expect(named(sprites, 'skull')).toMatchObject([{ x: -2, z: 1 }])
    expect(named(pointing({ path: { ...path, ends: 'rest' }, from: cellNamed('d4') }), 'skull')).toEqual([])
  })

  it('show pointer and keyboard differently', () => {
    const sprites = pointing({ hovered: cellNamed('c4'), cursor: cellNamed('d4') })
    expect(named(sprites, 'outline')).toHaveLength(1)
    expect(named(sprites, 'cursor')).toHaveLength(1)
  })
})
