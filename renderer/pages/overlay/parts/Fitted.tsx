import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface FittedProps {
  readonly className: string
  readonly children: ReactNode
}

/** Sizes of letters, as parts of the usual one, that are tried before the smallest that viewers can read, in rem. */
const SIZES = [1, 0.92, 0.85, 0.78, 0.7, 0.63] as const
const READABLE = 0.875
/** For names of 24 broad letters. */
const LAST_RESORT = [0.75, 0.625, 0.5] as const

/** Words in a box of fixed size: long ones wrap and shrink until they fit, and are never cut off. */
export function Fitted({ className, children }: FittedProps) {
  const box = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => shrink(box.current)) // after each render: other words may be shown
  useLayoutEffect(() => {
    const words = box.current?.firstElementChild
    if (!words || typeof ResizeObserver === 'undefined') return
    const watch = new ResizeObserver(() => shrink(box.current)) // the font may have arrived
    watch.observe(words)
    return () => watch.disconnect()
  }, [])
  return (
    <span ref={box} className={`overlay-fitted ${className}`}>
      <span>{children}</span>
    </span>
  )
}

function shrink(box: HTMLElement | null): void {
  const words = box?.firstElementChild
  if (!box || !(words instanceof HTMLElement)) return
  const usual = pixelsOf(box) / pixelsOf(document.documentElement)
  const sizes = SIZES.map((part) => part * usual).filter((size) => size > READABLE)
  for (const size of [...sizes, READABLE, ...LAST_RESORT]) {
    words.style.fontSize = `${size}rem`
    if (words.offsetHeight <= box.clientHeight && words.scrollWidth <= box.clientWidth) return
  }
}

const pixelsOf = (one: Element): number => Number.parseFloat(getComputedStyle(one).fontSize) || 1
