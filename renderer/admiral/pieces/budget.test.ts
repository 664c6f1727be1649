import type { BufferGeometry } from 'three'
import { describe, expect, it } from 'vitest'
import { SHIP_CLASSES, TEAMS } from '../../../engine/admiral/types.ts'
import { islands } from '../../../models/admiral/sea/islands.ts'
import { reefs } from '../../../models/admiral/sea/reefs.ts'
import { baseFace, baseRim } from '../../../models/admiral/squadron/bases.ts'
import { plainShip } from '../../../models/admiral/squadron/plainShip.ts'
import { seaFrame, seaTable } from '../../../models/admiral/tray.ts'
import { MODELS, type ModelName } from '../../../models/manifest.ts'
import { FRAME_BUDGETS } from '../../table/frameBudget.ts'
import { litFrom } from '../../table/light/shadowFaces.ts'
import { QUALITY } from '../../table/quality.ts'
import { opening } from '../../testkit/boards/admiralBoard.ts'
import { lightingOf } from './lighting.ts'
import { chartOf, seaMapOf } from './sea/seaMap.ts'

const state = opening({ players: 4, scenario: 'treasure', captains: 'all' })
const { board, treasures } = state
const map = seaMapOf(chartOf(state))

const trianglesOf = (geometry: BufferGeometry | null | undefined): number =>
  geometry ? (geometry.index ?? geometry.getAttribute('position')).count / 3 : 0
const sum = (counts: readonly number[]): number => counts.reduce((whole, count) => whole + count, 0)
const models = (...names: readonly ModelName[]): number => sum(names.map((name) => MODELS[name].triangles))

const frame = [seaFrame(board.width, board.height), seaTable(board.width, board.height)].flatMap((parts) =>
  Object.values(parts),
)
const still = sum(frame.map(trianglesOf)) + trianglesOf(reefs(map)) + models('vane', 'dice', 'lantern', 'map')
const squadrons = sum(TEAMS.flatMap((team) => SHIP_CLASSES.map((name) => models(`squadron/${team}/${name}@low`))))
const forts = sum(TEAMS.map((team) => models(`fort/${team}@low`)))
const chests = treasures.length * MODELS.treasure.triangles
const cards = 16 * MODELS['card/hidden'].triangles
const bases = sum(state.ships.map(({ class: name }) => trianglesOf(baseRim(name)) + trianglesOf(baseFace(name))))
/** The triangles of all marks, strokes and glows: two each. */
const sprites = 2000

describe('the fullest table: four squadrons, their forts and treasures', () => {
  it('keeps to the limit of Low', () => {
    const land = trianglesOf(islands(map, 'low'))
    expect(still + land + squadrons + bases + forts + chests + cards + sprites).toBeLessThan(
      FRAME_BUDGETS.low.triangles,
    )
  })

  it('keeps to the limit of Medium with all of its shadows', () => {
    expect(state.ships.length).toBeGreaterThan(QUALITY.medium.maxDetailedShips)
    const land = trianglesOf(islands(map, 'full'))
    const throwing = land + squadrons + forts + chests + models('vane')
    expect(2 * throwing + still + bases + cards + sprites).toBeLessThan(FRAME_BUDGETS.medium.triangles)
  })
})

/** The largest share of a budget that the opening of a duel needs: the rest is for what happens later. */
const OPENING_SHARE = 0.85

it('the opening of a duel, whose ships are carved in full, leaves Medium room for more', () => {
  const duel = opening()
  expect(duel.ships.length).toBeLessThanOrEqual(QUALITY.medium.maxDetailedShips)
  const waters = seaMapOf(chartOf(duel))
  const [land, rocks] = [islands(waters, 'full'), reefs(waters)]
  const ground = [land, rocks]
    .flatMap((geometry) => geometry ?? [])
    .map((one) => litFrom(lightingOf(duel.board).key.at, one))
  const fleets = sum(duel.ships.map(({ team, class: name }) => models(`squadron/${team}/${name}`)))
  const throwing = fleets + sum(duel.teams.map(({ id }) => models(`fort/${id}`))) + models('vane')
  const trays = [seaFrame(duel.board.width, duel.board.height), seaTable(duel.board.width, duel.board.height)]
  const flat = sum(trays.flatMap((parts) => Object.values(parts)).map(trianglesOf)) + models('dice', 'lantern', 'map')
  const inShadow = sum(ground.map(({ inShadowMap }) => inShadowMap))
  const seen = sum(ground.map(({ geometry }) => trianglesOf(geometry)))
  expect(2 * throwing + flat + seen + inShadow + cards + sprites).toBeLessThan(
    OPENING_SHARE * FRAME_BUDGETS.medium.triangles,
  )
})

/** The ships of a large custom position: more than four squadrons have. */
const MANY = 40

describe(`a custom position of ${MANY} ships`, () => {
  const times = MANY / state.ships.length
  const plain =
    MANY * Math.max(...SHIP_CLASSES.map((name) => sum(Object.values(plainShip('red', name)).map(trianglesOf))))
  const gold = MANY * MODELS['hold-gold'].triangles * 0.4
  const low = still + forts + chests + cards + times * (bases + sprites)

  it('keeps to the limits of Low and Medium: hulls are plain', () => {
    expect(MANY).toBeGreaterThan(QUALITY.medium.maxCarvedShips)
    expect(low + plain + trianglesOf(islands(map, 'low'))).toBeLessThan(FRAME_BUDGETS.low.triangles)
    const throwing = plain + forts + chests + trianglesOf(islands(map, 'full'))
    expect(throwing + low + plain + trianglesOf(islands(map, 'full'))).toBeLessThan(FRAME_BUDGETS.medium.triangles)
  })

  it('keeps to the limit of High: all are carved in full', () => {
    expect(MANY).toBeLessThanOrEqual(QUALITY.high.maxDetailedShips)
    const fine = times * sum(TEAMS.flatMap((team) => SHIP_CLASSES.map((name) => models(`squadron/${team}/${name}`))))
    const throwing =
      fine + sum(TEAMS.map((team) => models(`fort/${team}`))) + chests + trianglesOf(islands(map, 'full'))
    expect(2 * throwing + still + cards + gold + times * (bases + sprites)).toBeLessThan(FRAME_BUDGETS.high.triangles)
  })
})
