import { type ReactNode, useRef } from 'react'
import { type ChipHalf, useChipAnchor } from '../atCell/anchors.ts'
import './chips.css'

interface ChipProps {
  readonly cell: number
  /** `far` if missing. */
  readonly half?: ChipHalf
  readonly look?: 'good' | 'bad' | 'big' | 'rank'
  readonly icon?: ReactNode
  /** A number or a few letters; hidden in small cells if there is an icon. */
  readonly children?: ReactNode
  readonly testId?: string
}

/** A mark in a cell that shows what happens there. Screen readers read it with the cell. */
export function Chip({ cell, half = 'far', look = 'good', icon, children, testId }: ChipProps) {
  const ref = useRef<HTMLSpanElement>(null)
  useChipAnchor(ref, cell, half)
  return (
    <span ref={ref} className={`chip is-${look}`} aria-hidden="true" data-testid={testId} data-cell={cell}>
      {icon}
      {children !== undefined && <span className={icon === undefined ? undefined : 'chip-words'}>{children}</span>}
    </span>
  )
}
