import type { ReactNode } from 'react'
import { useChanges } from './useChanges.ts'

interface LitProps {
  /** The shown value; a change of it lights up once. */
  readonly of: string | number
  readonly className?: string
  readonly children: ReactNode
}

/** Something that lights up once when it changes. */
export function Lit({ of, className = '', children }: LitProps) {
  const changes = useChanges(of)
  return (
    <span key={changes} className={className} data-lit={changes > 0}>
      {children}
    </span>
  )
}
