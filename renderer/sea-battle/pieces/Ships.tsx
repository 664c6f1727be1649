import { useMemo } from 'react'
import { FLAGS, type Flag } from '../../../engine/sea-battle/data/fleet.ts'
import { SEATS, type SeaBattleState } from '../../../engine/sea-battle/types.ts'
import { bent } from '../../../models/ship/bend.ts'
import { Copies } from '../../playback/copies/Copies.tsx'
import type { Copy } from '../../playback/copies/instances.ts'
import { useShownNow } from '../../playback/useShownTable.ts'
import { type LoadedModel, useModel } from '../../table/loading/loadModel.ts'
import { useBakedTexture } from '../../table/loading/loadTexture.ts'
import { createClothMaterial, type Dye } from '../../table/materials/clothMaterial.ts'
import { fading } from '../../table/materials/fading.ts'
import { flying } from '../../table/materials/flyingCloth.ts'
import { createPieceMaterial } from '../../table/materials/pieceMaterial.ts'
import { repainted } from '../../table/materials/repaint.ts'
import { useResources } from '../../table/resources.tsx'
import type { PlacementState } from '../placement/berthing.ts'
import { usePlacement } from '../placement/placementStore.ts'
import { shipTarget, slotTarget } from '../table/anchors.ts'
import { bearingOf, hullTurns, squaresOf } from '../table/bearing.ts'
import { isSeaBattleView, shipsSeen } from '../view.ts'
import { useLook } from './looks.ts'
import { slotSquares } from './slots.ts'
import { submerged } from './submerged.ts'

/** The most ships of one hull that both fleets together can have. */
const MOST_ALIKE = 8

/** The brightness of charcoal sails over their painted colour, without which they would be lost in the indigo sea. */
const PIRATE_SAILS = 1.7

/** A hull: its flag, its length, and the turns round its corners. */
type HullName = `${Flag}/${1 | 2 | 3 | 4}/${string}`

function hullName(flag: Flag, squares: Parameters<typeof bearingOf>[0]): HullName {
  const { turns } = bearingOf(squares)
  const length = squares.length as 1 | 2 | 3 | 4 // other lengths do not exist
  return `${flag}/${length}/${/[LR]/.test(turns) ? turns : ''}`
}

interface Sighted {
  readonly hull: HullName
  readonly target: string
}

function sightedIn(shown: unknown): readonly Sighted[] {
  if (!isSeaBattleView(shown)) return []
  return SEATS.flatMap((seat) => {
    const flag = shown.fleets[seat]?.flag ?? 'pirates'
    return shipsSeen(shown, seat).map((ship) => ({
      hull: hullName(flag, squaresOf(ship)),
      target: shipTarget(seat, ship),
    }))
  })
}

function placedIn({ seat, flag, slots }: PlacementState): readonly Sighted[] {
  if (seat === null) return []
  return slots.map((slot, i) => ({ hull: hullName(flag, slotSquares(slot)), target: slotTarget(i) }))
}

/**
 * Hulls that are always mounted, even while hidden: their paint and cloth are prepared with the table, not when the
 * first enemy ship sinks.
 */
const ALWAYS: readonly HullName[] = FLAGS.map((flag) => `${flag}/1/` as const)

const namesOf = (sighted: readonly Sighted[]) => [...new Set(sighted.map(({ hull }) => hull))].sort().join()

/** All visible ships and those being placed: two draw calls for each kind of hull. */
export function Ships() {
  const models = useFleetModels()
  const sailing = useShownNow((table) => namesOf(sightedIn(table.shown)))
  const placed = usePlacement((state) =>
    placedIn(state)
      .map(({ hull }) => hull)
      .join(),
  )
  const slots = useMemo(() => (placed === '' ? [] : (placed.split(',') as HullName[])), [placed]) // joined just before
  const names = [...new Set([...ALWAYS, ...sailing.split(','), ...slots])].filter((name) => name !== '') as HullName[] // joined just before
  return names.map((name) => <Hull key={name} name={name} models={models} slots={slots} />)
}

type FleetModels = ReadonlyMap<string, LoadedModel>

/** Loads both fleets from the start, so that no ship has to wait for its model. */
function useFleetModels(): FleetModels {
  const [pirates, royal] = [useFleet('pirates'), useFleet('royal')]
  return useMemo(() => new Map([...pirates, ...royal]), [pirates, royal])
}

function useFleet(flag: (typeof FLAGS)[number]): readonly (readonly [string, LoadedModel])[] {
  const one = useModel(`fleet/${flag}/1`)
  const two = useModel(`fleet/${flag}/2`)
  const three = useModel(`fleet/${flag}/3`)
  const four = useModel(`fleet/${flag}/4`)
  return useMemo(
    () => [one, two, three, four].map((model, i) => [`${flag}/${i + 1}`, model] as const),
    [flag, one, two, three, four],
  )
}

/** Returns wood and cloth that fade, and that are visible through the water when the ship goes down. */
function useShipMaterials(brightness: number, dye: Dye | null) {
  const { quality, shared } = useResources()
  const texture = useBakedTexture('cloth')
  return {
    wood: shared('sea-battle/wood', () => submerged(fading(createPieceMaterial(quality)))),
    cloth: shared(`sea-battle/cloth/${texture.uuid}/${brightness}/${dye}`, () =>
      submerged(fading(flying(createClothMaterial(quality, texture, brightness, dye)))),
    ),
  }
}

interface HullProps {
  readonly name: HullName
  readonly models: FleetModels
  readonly slots: readonly HullName[]
}

function Hull({ name, models, slots }: HullProps) {
  const { shared } = useResources()
  const copiesOf = useMemo(() => copiesWith(name, slots), [name, slots])
  const [fleet, length, turns = ''] = name.split('/')
  const flag = fleet === 'pirates' ? 'pirates' : 'royal'
  const { paints, dye } = useLook(flag)
  const { wood, cloth } = useShipMaterials(flag === 'pirates' ? PIRATE_SAILS : 1, dye)
  const model = models.get(`${flag}/${length}`)
  if (!model) return null
  const part = (which: 'body' | 'cloth') =>
    turns === ''
      ? model.part(which)
      : shared(`sea-battle/${name}/${which}`, () => bent(model.part(which), hullTurns(turns)))
  return (
    <>
      <Copies
        name={`${name} hulls`}
        geometry={repainted(part('body'), paints)}
        material={wood}
        capacity={MOST_ALIKE}
        copiesOf={copiesOf}
      />
      <Copies
        name={`${name} sails`}
        geometry={part('cloth')}
        material={cloth}
        capacity={MOST_ALIKE}
        copiesOf={copiesOf}
        receiveShadow={false}
      />
    </>
  )
}

/** Returns the copies of a hull in a state, and in the harbour. */
function copiesWith(name: HullName, slots: readonly HullName[]): (state: SeaBattleState) => readonly Copy[] {
  const waiting = slots.flatMap((hull, i) => (hull === name ? [{ target: slotTarget(i) }] : []))
  return (state) => [
    ...sightedIn(state)
      .filter(({ hull }) => hull === name)
      .map(({ target }) => ({ target })),
    ...waiting,
  ]
}
