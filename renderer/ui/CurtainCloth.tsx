import { useEffect, useState } from 'react'
import { useSettings } from './settings.ts'
import './curtain.css'

/** The time that the two halves take to part, milliseconds, as in the style sheet. */
export const PARTS_IN = 420

/**
 * The cabin's curtain: two halves of heavy cloth on a rod. It is drawn over something opaque, which hides the table while
 * the cloth still falls.
 */
export function CurtainCloth() {
  return (
    <div className="curtain-cloth" aria-hidden="true">
      <div className="curtain-half is-left" />
      <div className="curtain-half is-right" />
      <div className="curtain-rod" />
    </div>
  )
}

/** Draws the curtain aside once it has been lifted; shows nothing with instant animations or reduced motion. */
export function PartingCurtain({ isDown }: { readonly isDown: boolean }) {
  const [wasDown, setWasDown] = useState(isDown)
  const [isParting, setParting] = useState(false)
  if (isDown !== wasDown) {
    // in the same frame: otherwise the table would flash up before the curtain parts
    setWasDown(isDown)
    setParting(!isDown && movesFreely())
  }
  useEffect(() => {
    if (!isParting) return
    const timer = setTimeout(() => setParting(false), PARTS_IN)
    return () => clearTimeout(timer)
  }, [isParting])
  if (!isParting) return null
  return (
    <div className="curtain-parting" data-testid="curtain-parting">
      <CurtainCloth />
    </div>
  )
}

function movesFreely(): boolean {
  return useSettings.getState().settings.speed !== 0 && document.documentElement.dataset.motion !== 'reduced'
}
