import type { Device } from '../../../electron/contract/screens.ts'

const OUTLINES = {
  phone: 'M9 2.5h6a2 2 0 012 2v15a2 2 0 01-2 2H9a2 2 0 01-2-2v-15a2 2 0 012-2zM11 18.5h2',
  computer: 'M5.5 4.5h13A1.5 1.5 0 0120 6v8a1.5 1.5 0 01-1.5 1.5h-13A1.5 1.5 0 014 14V6a1.5 1.5 0 011.5-1.5zM2 19h20',
  game: 'M4.5 4.5h15a2 2 0 012 2v9a2 2 0 01-2 2h-15a2 2 0 01-2-2v-9a2 2 0 012-2zM8 21h8',
  overlay:
    'M9.5 12a2.5 2.5 0 105 0 2.5 2.5 0 10-5 0M7 7a7 7 0 000 10M17 7a7 7 0 010 10M4 4a11.3 11.3 0 000 16M20 4a11.3 11.3 0 010 16',
} as const satisfies Readonly<Record<Device, string>>

const EYE = 'M2.5 12Q7 5.5 12 5.5T21.5 12Q17 18.5 12 18.5T2.5 12zM9 12a3 3 0 106 0 3 3 0 10-6 0'
const LOCK = 'M7 10.5h10a2 2 0 012 2v6a2 2 0 01-2 2H7a2 2 0 01-2-2v-6a2 2 0 012-2zM8 10.5V7.5a4 4 0 018 0v3'
const WAVES = 'M2.5 9a14 14 0 0119 0M6 13a9 9 0 0112 0M9.3 16.5a4 4 0 015.4 0M12 19.5v.01'

export const DeviceIcon = ({ device }: { readonly device: Device }) => <Outline d={OUTLINES[device]} />
export const WatchesIcon = () => <Outline d={EYE} />
export const LockIcon = () => <Outline d={LOCK} />
export const NetworkIcon = () => <Outline d={WAVES} />

function Outline({ d }: { readonly d: string }) {
  return (
    <svg className="screens-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
