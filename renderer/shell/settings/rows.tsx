import type { ReactNode } from 'react'
import { Segments, type SegmentsProps } from '../../ui/controls.tsx'

/** Offers a choice among a few options in a row of the form. */
export function Choice<V extends string | number>(props: SegmentsProps<V>) {
  return (
    <Row label={props.label}>
      <Segments {...props} />
    </Row>
  )
}

/** Shows a setting and its name. */
export function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="setting">
      <span className="label" aria-hidden="true">
        {label}
      </span>
      <div>{children}</div>
    </div>
  )
}
