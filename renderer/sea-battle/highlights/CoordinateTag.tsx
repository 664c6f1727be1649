import { useThree } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import { CanvasTexture, Sprite, SpriteMaterial, SRGBColorSpace } from 'three'
import type { Language } from '../../i18n/t.ts'
import { coordinateOf } from '../coordinates.ts'
import { pointedPlace, useAim } from '../intent/aim.ts'
import { usePlacement } from '../placement/placementStore.ts'
import { cellSpot, WATER } from '../table/anchors.ts'

const WIDTH = 160
const HEIGHT = 96
/** Height of the tag in cells, and its height over the cell. */
const SIZE = 0.62
const ABOVE = 0.98

/** A slip of parchment with the name of the cell under the pointer. */
export function CoordinateTag({ language }: { readonly language: Language }) {
  const cell = useAim((aim) => pointedPlace(aim)?.cell ?? null)
  const tray = useAim((aim) => pointedPlace(aim)?.tray ?? 'far')
  const placing = usePlacement((state) => state.seat !== null)
  const invalidate = useThree((three) => three.invalidate)
  const { sprite, texture } = useMemo(createTag, [])
  useEffect(
    () => () => {
      texture.dispose()
      sprite.material.dispose()
    },
    [texture, sprite],
  )
  useEffect(() => {
    sprite.visible = cell !== null && !placing
    if (cell !== null) {
      const { x, z } = cellSpot(tray, cell)
      sprite.position.set(x, WATER + ABOVE, z)
      drawTag(texture, coordinateOf(cell, language))
    }
    invalidate()
  }, [cell, tray, placing, language, sprite, texture, invalidate])
  return <primitive object={sprite} name="coordinate" />
}

function createTag(): { readonly sprite: Sprite; readonly texture: CanvasTexture } {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  const sprite = new Sprite(
    new SpriteMaterial({ map: texture, depthTest: false, depthWrite: false, toneMapped: false }),
  )
  sprite.scale.set((SIZE * WIDTH) / HEIGHT, SIZE, 1)
  sprite.renderOrder = 30
  sprite.visible = false
  return { sprite, texture }
}

/** Draws the slip with a text. */
export function drawTag(texture: Pick<CanvasTexture, 'image' | 'needsUpdate'>, text: string): void {
  const canvas = texture.image as HTMLCanvasElement // made above
  const g = canvas.getContext('2d')
  if (!g) return
  g.clearRect(0, 0, WIDTH, HEIGHT)
  g.beginPath()
  g.roundRect(6, 6, WIDTH - 12, HEIGHT - 12, 14)
  g.fillStyle = '#f2dfb2'
  g.fill()
  g.strokeStyle = '#6b4420'
  g.lineWidth = 6
  g.stroke()
  g.fillStyle = '#2f1c0e'
  g.font = '800 62px Alegreya, serif'
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.fillText(text, WIDTH / 2, HEIGHT / 2 + 4, WIDTH - 20)
  texture.needsUpdate = true
}
