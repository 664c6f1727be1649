import { type ReactNode, useRef } from 'react'
import { useChipAnchor } from '../atCell/anchors.ts'
import './chips.css'

interface ChipProps {
  readonly cell: number
  readonly look?: 'good' | 'bad' | 'big' | 'rank'
  readonly icon?: ReactNode
  /** A number or a few letters; hidden in small cells where there is an icon. */
  readonly children?: ReactNode
  readonly testId?: string
}

/** A mark in the far half of its cell: what happens here. Screen readers get it with the cell. */
export function Chip({ cell, look = 'good', icon, children, testId }: ChipProps) {
  const ref = useRef<HTMLSpanElement>(null)
  useChipAnchor(ref, cell)
  return (
    <span ref={ref} className={`chip is-${look}`} aria-hidden="true" data-testid={testId} data-cell={cell}>
      {icon}
      {children !== undefined && <span className={icon === undefined ? undefined : 'chip-words'}>{children}</span>}
    </span>
  )
}
