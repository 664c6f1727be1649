import { create } from 'zustand'
import type { Brand } from './brand.ts'

/** The device that the player used last, which hints show. */
export type Hand =
  | { readonly device: 'keys' | 'pointer' }
  | { readonly device: 'pad'; readonly pad: number; readonly brand: Brand }

/** The last used device; hints name keys until a pad is used. */
export const useLastDevice = create<{ readonly hand: Hand }>(() => ({ hand: { device: 'keys' } }))

/** Returns the maker of the pad if one was used last, else null. */
export const usePadBrand = (): Brand | null => useLastDevice(({ hand }) => (hand.device === 'pad' ? hand.brand : null))

/** Returns whether a pad was used last. */
export const isPadUsed = (): boolean => useLastDevice.getState().hand.device === 'pad'

/** Notes the use of a pad. */
export function usedPad(pad: number, brand: Brand): void {
  const { hand } = useLastDevice.getState()
  if (hand.device !== 'pad' || hand.pad !== pad || hand.brand !== brand)
    useLastDevice.setState({ hand: { device: 'pad', pad, brand } })
}

function used(device: 'keys' | 'pointer'): void {
  if (useLastDevice.getState().hand.device !== device) useLastDevice.setState({ hand: { device } })
}

/** Notes the use of keyboard and mouse. Returns a function that stops this. */
export function followDevices(): () => void {
  const events = new AbortController()
  const options = { capture: true, passive: true, signal: events.signal }
  window.addEventListener('keydown', () => used('keys'), options)
  window.addEventListener('pointerdown', () => used('pointer'), options)
  window.addEventListener('wheel', () => used('pointer'), options)
  // a page that moves under a resting pointer reports movements, too
  window.addEventListener(
    'pointermove',
    ({ movementX, movementY }) => (movementX !== 0 || movementY !== 0) && used('pointer'),
    options,
  )
  return () => events.abort()
}
