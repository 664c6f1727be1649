import '../../renderer/i18n/all.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Gallery } from './Gallery.tsx'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Gallery address={new URLSearchParams(window.location.search)} />
    </StrictMode>,
  )
