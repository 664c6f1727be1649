import { readdir, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Accessor, Primitive } from '@gltf-transform/core'
import sharp from 'sharp'
import { type BufferGeometry, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { SEA } from '../engine/admiral/data/scenarios.ts'
import { TILE_KINDS, tileRow } from '../engine/jackal/data/tiles.ts'
import { FRAME_BUDGETS } from '../renderer/table/frameBudget.ts'
import { islands } from './admiral/sea/islands.ts'
import type { SeaMap, Spot } from './admiral/sea/map.ts'
import { reefs } from './admiral/sea/reefs.ts'
import { seaFrame, seaTable } from './admiral/tray.ts'
import { MODELS, type ModelName, TEXTURES } from './manifest.ts'
import { RELIEF_NAMES } from './relief/names.ts'
import { PART_NAMES } from './relief/parts.ts'
import { SOURCES } from './sources.ts'
import { partsOf, readModel, trianglesOf } from './testkit/baked.ts'

const CARVED = ['COLOR_0', 'NORMAL', 'POSITION', '_MATERIAL']
const PICTURED = ['NORMAL', 'POSITION', 'TEXCOORD_0']
const PLAIN = ['NORMAL', 'POSITION']

/** The attributes that the renderer's materials need of each part. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  body: CARVED,
  brass: CARVED,
  propeller: CARVED,
  arrow: CARVED,
  latin: CARVED,
  cyrillic: CARVED,
  cloth: [...PICTURED, '_FLY'],
  wood: PICTURED,
  sand: PICTURED,
  parchment: PICTURED,
  ivory: PICTURED,
  card: PICTURED,
  rope: PICTURED,
  tile: [...PICTURED, '_SIDE'],
  sails: [...PICTURED, '_ANCHOR', '_CLOTH', '_LOST'],
  flags: [...PICTURED, '_LOST', '_POLE'],
  glass: PLAIN,
  flame: PLAIN,
  ...Object.fromEntries(MODELS['hold-gold'].parts.map((name) => [name, CARVED])),
  ...Object.fromEntries([...RELIEF_NAMES, ...PART_NAMES].map((name) => [name, CARVED])),
}

const names = Object.keys(MODELS) as readonly ModelName[] // the manifest's own keys

function corner(accessor: Accessor | null, index: number): Vector3 {
  const [x = 0, y = 0, z = 0] = accessor?.getElement(index, []) ?? []
  return new Vector3(x, y, z)
}

/**
 * Returns the share of a primitive's triangles whose normals point to the side from which the corners run
 * counter-clockwise.
 */
function outwardShare(primitive: Primitive): number {
  const [position, normal] = [primitive.getAttribute('POSITION'), primitive.getAttribute('NORMAL')]
  const index = primitive.getIndices()?.getArray() ?? []
  let outward = 0
  for (let i = 0; i < index.length; i += 3) {
    const [a, b, c] = [index[i] ?? 0, index[i + 1] ?? 0, index[i + 2] ?? 0]
    const at = corner(position, a)
    const face = corner(position, b).sub(at).cross(corner(position, c).sub(at))
    const mean = corner(normal, a).add(corner(normal, b)).add(corner(normal, c))
    if (face.dot(mean) > 0) outward++
  }
  return outward / (index.length / 3)
}

describe.each(names)('the baked model %s', (name) => {
  const { url, parts, triangles } = MODELS[name]
  const baked = readModel(url).then(partsOf)

  it('has the parts of the manifest, each with the attributes of its material', async () => {
    const found = await baked
    expect([...found.keys()].sort()).toEqual([...parts].sort())
    for (const [part, primitive] of found) {
      expect([...primitive.listSemantics()].sort()).toEqual([...(ATTRIBUTES[part] ?? [])].sort())
    }
  })

  it('stays within its triangles', async () => {
    const counts = [...(await baked).values()].map(trianglesOf)
    const total = counts.reduce((sum, count) => sum + count, 0)
    expect(total).toBeLessThanOrEqual(triangles)
    expect(total).toBeGreaterThan(triangles / 2)
  })

  it('has normals on the outer side of its faces', async () => {
    for (const primitive of (await baked).values()) expect(outwardShare(primitive)).toBeGreaterThan(0.98)
  })

  it('is as large as its source', async () => {
    const source = SOURCES[name]()
    for (const [part, primitive] of await baked) {
      const geometry = source[part]
      geometry?.computeBoundingBox()
      const { min, max } = geometry?.boundingBox ?? {}
      const position = primitive.getAttribute('POSITION')
      expect(new Vector3(...(position?.getMin([]) ?? [])).distanceTo(min ?? new Vector3())).toBeLessThan(1e-3)
      expect(new Vector3(...(position?.getMax([]) ?? [])).distanceTo(max ?? new Vector3())).toBeLessThan(1e-3)
    }
  })
})

describe('the baked pictures', () => {
  it.each(Object.entries(TEXTURES))('%s has the size of the manifest', async (_, { url, size }) => {
    const { width, height, format } = await sharp(fileURLToPath(url)).metadata()
    expect([width, height]).toEqual(size)
    expect(format).toBe('webp')
  })
})

/**
 * Returns the triangles of the fullest sea of Admiral: four squadrons and forts, the common islands, table and vane.
 */
function trianglesOfSea(low: boolean): number {
  const map: SeaMap = { land: cellsOf('#$RBGY'), forts: cellsOf('RBGY'), reefs: cellsOf('+') }
  const drawn = (name: BaseName) =>
    MODELS[low && `${name}@low` in MODELS ? (`${name}@low` as ModelName) : name].triangles // looked up above
  const made = [
    islands(map, low ? 'low' : 'full'),
    reefs(map),
    ...Object.values(seaFrame(24, 16)),
    seaTable(24, 16).wood,
  ]
  const squadron = (['line', 'galleon', 'frigate', 'brig'] as const).map((name) => drawn(`squadron/red/${name}`))
  const counted = made.reduce((sum, geometry) => sum + (geometry ? pointsOf(geometry) / 3 : 0), 0)
  const sum = squadron.reduce((all, each) => all + each * 4, 0)
  const props =
    drawn('vane') + drawn('dice') * 3 + drawn('treasure') * 6 + drawn('barrel') * 3 + drawn('card/hidden') * 16
  return counted + sum + (drawn('fort/red') + drawn('flag/red')) * 4 + props + drawn('lantern') + drawn('map')
}

type BaseName = Exclude<ModelName, `${string}@low`>

const pointsOf = ({ index, attributes }: BufferGeometry) => index?.count ?? attributes.position?.count ?? 0

const cellsOf = (letters: string): readonly Spot[] =>
  SEA.flatMap((row, z) =>
    [...row].flatMap((letter, x) => (letters.includes(letter) ? [{ x: x - 11.5, z: z - 7.5 }] : [])),
  )

describe('a full sea of Admiral', () => {
  it('is drawn within the triangles of the lowest tier', () => {
    expect(trianglesOfSea(true)).toBeLessThan(FRAME_BUDGETS.low.triangles)
  })

  it('is drawn within the triangles of the next tier', () => {
    expect(trianglesOfSea(false)).toBeLessThan(FRAME_BUDGETS.medium.triangles)
  })
})

describe('the lowest tier', () => {
  it('draws a full board of Jackal within its triangles', () => {
    const rows = TILE_KINDS.map(tileRow)
    const tiles = rows.reduce((sum, row) => sum + row.count, 0)
    const coins = rows.reduce((sum, row) => sum + row.count * (row.coins ?? 0), 0)
    const count = (name: ModelName, copies = 1) => MODELS[name].triangles * copies
    const board =
      count('tile@low', tiles) +
      count('pirate/white@low', 12) +
      count('ben@low', 3) +
      count('bear@low') +
      count('ship/white', 4) +
      count('coin', coins) +
      count('chest') +
      count('bottle', 10)
    const stage = count('tray') + count('table') + count('island') + count('corners') + count('lantern') + count('map')
    expect(board + stage).toBeLessThan(FRAME_BUDGETS.low.triangles)
  })
})

/** The bytes of everything baked in version 0.1.0, and the allowed growth. */
const BAKED = { before: 6_043_690, more: 3_000_000 } as const

it('all baked files take at most 3 MB more than in version 0.1.0', async () => {
  const folder = new URL('./baked/', import.meta.url)
  const sizes = await Promise.all((await readdir(folder)).map(async (name) => (await stat(new URL(name, folder))).size))
  const whole = sizes.reduce((sum, size) => sum + size, 0)
  expect(whole).toBeGreaterThan(BAKED.before / 2)
  expect(whole).toBeLessThanOrEqual(BAKED.before + BAKED.more)
})
