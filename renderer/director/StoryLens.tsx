import { addAfterEffect, useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { usePicture } from '../picture/picture.ts'
import { useShownTable } from '../playback/useShownTable.ts'
import { pagePointOf } from '../table/picking/pagePoint.ts'
import { useQuality } from '../table/resources.tsx'
import { LensElement } from './lensElement.ts'
import { storyFocusOf } from './storyFocus.ts'
import './storyLens.css'

const WHOLE = { left: 0, top: 0, width: 100, height: 100 } as const

/**
 * The lens of a story shot, on tiers that have one: everything far from its focus blurs, light blooms, the edges
 * darken. It is made of page elements over the canvas, which the window's compositor blurs: it draws no frames, and the
 * panels above it stay sharp.
 */
export function StoryLens(): null {
  const { storyLens } = useQuality()
  const canvas = useThree(({ gl }) => gl.domElement)
  const { clock } = usePicture()
  const lens = useRef<LensElement | null>(null)
  const focus = useStore(storyFocusOf(useShownTable()), ({ at }) => at)
  useEffect(() => {
    const { parentElement } = canvas
    if (!storyLens || !parentElement) return
    const made = new LensElement(parentElement, clock)
    lens.current = made
    const stopBlooming = addAfterEffect(() => made.bloomOf(canvas))
    return () => {
      stopBlooming()
      lens.current = null
      made.dispose()
    }
  }, [storyLens, canvas, clock])
  useEffect(() => {
    if (lens.current) lens.current.isOn = focus !== null
  }, [focus])
  useFrame(({ camera }) => {
    if (lens.current && focus) lens.current.focus = pagePointOf(focus, camera, WHOLE)
  })
  return null
}
