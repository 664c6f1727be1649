import type { ComponentProps } from 'react'
import { Segments } from '../../ui/controls.tsx'

/** One of a few values, with its name above. */
export function Choice<T extends string | number>(props: ComponentProps<typeof Segments<T>>) {
  return (
    <div className="overlays-choice">
      <span aria-hidden="true">{props.label}</span>
      <Segments {...props} />
    </div>
  )
}
