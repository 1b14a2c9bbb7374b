#!/usr/bin/env bash
# make.sh NAME…: renders, finishes and exports pictures and videos. NAME is a key of shots.json or of
# engravings.json, or video- and a key of videos.json. README.md says what it needs.
set -euo pipefail
cd "$(dirname "$0")"
mkdir -p render
render() { blender -b --factory-startup -P make.py -- "$1" >"render/$1.log" 2>&1; }

for name in "$@"; do
  case "$name" in
    engrave-*)
      model="${name#engrave-}"
      render "clay-${model%-light}"
      python3 engrave.py "$name"
      node export.mjs "$name"
      ;;
    video-*)
      render "$name"
      python3 video.py "${name#video-}"
      ;;
    *)
      render "$name"
      python3 finish.py "$name"
      node export.mjs "$name"
      ;;
  esac
done
