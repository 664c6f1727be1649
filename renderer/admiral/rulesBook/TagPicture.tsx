import { useEffect, useRef } from 'react'
import { useText } from '../../i18n/useText.ts'
import { drawTag, TAG, TAG_ROOM, tagFont } from '../pieces/tags/tagPicture.ts'

/** A galleon with damaged sails. */
const HURT = { class: 'galleon', hull: 4, hullLeft: 4, speed: 4, speedLeft: 2 } as const

/** A tag as before a ship on the table; `width` in rem. */
export function TagPicture({ width }: { readonly width: number }) {
  const ref = useRef<HTMLCanvasElement>(null)
  const letter = useText()(`class.${HURT.class}.letter`)
  useEffect(() => {
    let isWanted = true
    void tagFont(letter).then(() => isWanted && draw(ref.current, letter))
    return () => {
      isWanted = false
    }
  }, [letter])
  const [wide, high] = [TAG.width + 2 * TAG_ROOM, TAG.height + 2 * TAG_ROOM]
  return <canvas ref={ref} className="rule-wide" width={wide} height={high} style={{ width: `${width}rem` }} />
}

function draw(canvas: HTMLCanvasElement | null, letter: string): void {
  const g = canvas?.getContext('2d')
  if (!g) return
  g.save()
  g.translate(TAG_ROOM, TAG_ROOM)
  drawTag(g, HURT, letter)
  g.restore()
}
