import { useEffect } from 'react'
import { followDevices, isPadUsed, useLastDevice } from '../../input/pad/lastDevice.ts'
import { followPads } from '../../input/pad/pads.ts'
import { HoldRing } from './HoldRing.tsx'
import { followMatches } from './matchPads.ts'
import { PAD_LISTENER } from './padListener.ts'
import { feelSounds, feelTurns } from './rumble.ts'
import { ScreenKeyboard } from './ScreenKeyboard.tsx'
import { TeachPad } from './TeachPad.tsx'

/** Lets gamepads play: their commands, the questions about their buttons, and the keyboard on the screen. */
export function Pads() {
  useEffect(() => {
    const stops = [followDevices(), followPads(PAD_LISTENER), feelSounds(), feelTurns(), followMatches(), markPad()]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  return (
    <>
      <TeachPad />
      <ScreenKeyboard />
      <HoldRing />
    </>
  )
}

/** Marks the page while a pad is in hand, so that it shows the focus. Returns a function that stops this. */
function markPad(): () => void {
  const mark = () => {
    if (isPadUsed()) document.documentElement.dataset.pad = ''
    else delete document.documentElement.dataset.pad
  }
  return useLastDevice.subscribe(mark)
}
