import { useEffect, useMemo, useRef } from 'react'
import type { AdmiralState, Unit } from '../../../../engine/admiral/types.ts'
import type { Pose, Poses } from '../../../playback/motion/poses.ts'
import { useShownTable } from '../../../playback/useShownTable.ts'
import { SpriteBatch } from '../../../table/sprites/SpriteBatch.ts'
import { drawSheet } from '../../../table/sprites/sheet.ts'
import type { Sprite } from '../../../table/sprites/sprite.ts'
import { useTableFrame } from '../../../table/useTableFrame.ts'
import type { SeaWind } from '../../../table/water/seaWind.ts'
import { useSeaStep } from '../../../table/water/waterClock.ts'
import { fortTarget, shipTarget } from '../../table/anchors.ts'
import { shownNow, useShown } from '../../table/shown.ts'
import { addDamage, DAMAGE_PICTURES, MARKS_EACH } from './damageMarks.ts'

const COLUMNS = 5
const SIDE = 128

interface DamageMarksProps {
  readonly wind: () => SeaWind
  readonly moving: boolean
}

/** The damage to hulls, in one draw call: pips before forts, smoke and fire over all hulls. */
export function DamageMarks({ wind, moving }: DamageMarksProps) {
  const table = useShownTable()
  const units = useShown(({ ships, forts }) => ships.length + forts.length, 0)
  const sheet = useMemo(() => drawSheet(Object.values(DAMAGE_PICTURES), COLUMNS, SIDE), [])
  const batch = useMemo(
    () => new SpriteBatch(sheet, { capacity: Math.max(1, units) * MARKS_EACH, renderOrder: 18 }),
    [sheet, units],
  )
  const step = useSeaStep(moving)
  const time = useRef(1)
  useEffect(() => () => batch.dispose(), [batch])
  useEffect(() => () => sheet.texture.dispose(), [sheet])
  useTableFrame(
    (_, sinceLast) => {
      time.current += step(sinceLast)
      return [batch, shownNow(table), table.playback.poses.version, time.current]
    },
    ([, shown, , seconds]) => {
      batch.begin()
      if (shown) addAll(batch, shown, table.playback.poses, wind(), seconds)
      batch.end()
    },
  )
  return <primitive object={batch.mesh} name="damage marks" />
}

function addAll(batch: SpriteBatch, state: AdmiralState, poses: Poses, wind: SeaWind, seconds: number): void {
  const add = (sprite: Readonly<Sprite>) => batch.add(sprite)
  const mark = (unit: Unit, pose: Readonly<Pose> | null) => pose && addDamage(state, unit, pose, wind, seconds, add)
  for (const ship of state.ships) mark(ship, poses.get(shipTarget(ship.id)))
  for (const fort of state.forts) mark(fort, poses.get(fortTarget(fort.id)))
}
