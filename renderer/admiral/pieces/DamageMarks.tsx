import { useFrame } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import type { AdmiralState } from '../../../engine/admiral/types.ts'
import type { Poses } from '../../playback/poses.ts'
import { playback, useStage } from '../../playback/stage.ts'
import { useQuality } from '../../table/resources.tsx'
import { SpriteBatch } from '../../table/sprites/SpriteBatch.ts'
import { drawSheet } from '../../table/sprites/sheet.ts'
import type { SeaWind } from '../../table/water/seaWind.ts'
import { waterStep } from '../../table/water/waterClock.ts'
import { fortTarget, shipTarget } from '../anchors.ts'
import { addDamage, DAMAGE_PICTURES, MARKS_EACH } from './damageMarks.ts'

const COLUMNS = 5
const SIDE = 128

interface DamageMarksProps {
  readonly wind: () => SeaWind
  readonly moving: boolean
}

/** What hulls have suffered, in one draw call: pips before them, smoke and fire over them. */
export function DamageMarks({ wind, moving }: DamageMarksProps) {
  const units = useStage((stage) => unitCount(stage.shown as AdmiralState | null)) // this table shows Admiral's views only
  const sheet = useMemo(() => drawSheet(Object.values(DAMAGE_PICTURES), COLUMNS, SIDE), [])
  const batch = useMemo(
    () => new SpriteBatch(sheet, { capacity: Math.max(1, units) * MARKS_EACH, renderOrder: 18 }),
    [sheet, units],
  )
  const { waterMotion } = useQuality()
  const clock = useRef({ time: 1, drawn: null as unknown, version: -1 })
  useEffect(() => () => batch.dispose(), [batch])
  useEffect(() => () => sheet.texture.dispose(), [sheet])
  useFrame((_, delta) => {
    const shown = useStage.getState().shown as AdmiralState | null // this table shows Admiral's views only
    const step = waterStep(moving ? waterMotion : 'still', delta)
    const last = clock.current
    if (step === 0 && last.drawn === shown && last.version === playback.poses.version) return
    clock.current = { time: last.time + step, drawn: shown, version: playback.poses.version }
    batch.begin()
    if (shown) addAll(batch, shown, playback.poses, wind(), clock.current.time)
    batch.end()
  })
  return <primitive object={batch.mesh} name="damage marks" />
}

const unitCount = (state: AdmiralState | null): number => (state ? state.ships.length + state.forts.length : 0)

function addAll(batch: SpriteBatch, state: AdmiralState, poses: Poses, wind: SeaWind, seconds: number): void {
  for (const unit of [...state.ships, ...state.forts]) {
    const pose = poses.get(unit.class === 'fort' ? fortTarget(unit.id) : shipTarget(unit.id))
    if (pose) addDamage(state, unit, pose, wind, seconds, (sprite) => batch.add(sprite))
  }
}
