import { useEffect, useMemo, useRef } from 'react'
import { SEATS, type SeaBattleState, type SeaSeat } from '../../../engine/sea-battle/types.ts'
import { useTick } from '../../picture/useTick.ts'
import { luckOf, put, TAU, WIND } from '../../playback/effects/burst.ts'
import { useShownTable } from '../../playback/useShownTable.ts'
import { SpriteBatch } from '../../table/sprites/SpriteBatch.ts'
import { drawSheet } from '../../table/sprites/sheet.ts'
import { blankSprite, paintSprite, type Sprite } from '../../table/sprites/sprite.ts'
import { useSeaStep } from '../../table/water/waterClock.ts'
import { PICTURE, PICTURES } from '../effects/pictures.ts'
import { pegTarget } from '../table/anchors.ts'
import { homeIn } from '../table/layout.ts'
import { isSeaBattleView } from '../view.ts'
import { burning } from './marks.ts'

const FLAMES = 4
const PUFFS = 6
const PARTICLES = 1 + FLAMES + PUFFS
/** The most particles: for every cell of both fleets. */
const CAPACITY = 40 * PARTICLES
/** The seconds until a puff has blown away. */
const LIFE = 2.6

export interface FiresProps {
  readonly near: SeaSeat
  /** Holds still, for reduced motion. */
  readonly reducedMotion: boolean
}

/**
 * Flame and smoke over every hit whose ship is still afloat, in one draw call. They flicker only in frames drawn for
 * other reasons.
 */
export function Fires({ near, reducedMotion }: FiresProps) {
  const table = useShownTable()
  const sheet = useMemo(() => drawSheet(Object.values(PICTURES), 8, 128), [])
  const batch = useMemo(() => new SpriteBatch(sheet, { capacity: CAPACITY, renderOrder: 19 }), [sheet])
  const step = useSeaStep(!reducedMotion)
  const time = useRef(1)
  useEffect(
    () => () => {
      batch.dispose()
      sheet.texture.dispose()
    },
    [batch, sheet],
  )
  useTick((seconds) => {
    time.current += step(seconds)
    const { shown } = table.shown.getState()
    batch.begin()
    if (isSeaBattleView(shown)) for (const owner of SEATS) addFires(batch, shown, owner, near, time.current)
    batch.end()
  })
  return <primitive object={batch.mesh} name="fires" />
}

const sprite = blankSprite()

function addFires(batch: SpriteBatch, state: SeaBattleState, owner: SeaSeat, near: SeaSeat, seconds: number): void {
  for (const cell of burning(state, owner)) {
    const { x, y, z } = homeIn(state, near, pegTarget(owner, cell))
    for (let particle = 0; particle < PARTICLES; particle++) {
      drawFire(sprite, { x, y: y + 0.5, z }, cell, particle, seconds)
      batch.add(sprite)
    }
  }
}

interface Hearth {
  readonly x: number
  readonly y: number
  readonly z: number
}

function drawFire(out: Sprite, hearth: Hearth, cell: number, particle: number, seconds: number): void {
  if (particle === 0) {
    put(out, PICTURE.glow, hearth.x, hearth.y + 0.1, hearth.z, 0.8 + 0.1 * Math.sin(seconds * 9 + cell))
    out.opacity = 0.75
    out.glow = 1
    paintSprite(out, 0xff9a3c)
  } else if (particle <= FLAMES) drawFlame(out, hearth, cell, particle, seconds)
  else drawPuff(out, hearth, cell, particle, seconds)
}

function drawFlame(out: Sprite, { x, y, z }: Hearth, cell: number, particle: number, seconds: number): void {
  const phase = (seconds * 1.7 + luckOf(cell, particle, 0)) % 1
  const aside = (luckOf(cell, particle, 1) - 0.5) * 0.2
  put(out, PICTURE.flame, x + aside + 0.05 * phase, y + 0.02 + 0.2 * phase, z + 0.02, 0.36 - 0.16 * phase)
  out.turn = (luckOf(cell, particle, 2) - 0.5) * 0.5
  out.opacity = Math.min(1, phase * 6) * (1 - phase ** 2)
  out.glow = 0.7
}

function drawPuff(out: Sprite, { x, y, z }: Hearth, cell: number, particle: number, seconds: number): void {
  const age = (seconds / LIFE + particle / PUFFS) % 1
  const sway = (luckOf(cell, particle, 3) - 0.5) * 0.14
  put(out, PICTURE.puff, x + sway + WIND.x * 1.6 * age, y + 0.16 + 1.05 * age, z - WIND.z * age, 0.26 + 0.55 * age)
  out.turn = luckOf(cell, particle, 4) * TAU + age
  out.opacity = 0.85 * Math.min(1, age * 5) * (1 - age)
  paintSprite(out, age < 0.16 ? 0xb08a68 : 0x8a817a)
}
