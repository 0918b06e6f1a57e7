import { type RefObject, useEffect, useRef, useState } from "react";

type CameraState = "asking" | "open" | "missing";

/** The back camera in a video element; `missing` without one or without permission. */
export function useCamera(): { video: RefObject<HTMLVideoElement | null>; state: CameraState } {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>("asking");
  useEffect(() => {
    let stream: MediaStream | null = null;
    let isOver = false;
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    void openCamera().then((opened) => {
      stream = opened;
      if (isOver) return stop();
      const element = video.current;
      if (!opened || !element) return setState("missing");
      element.srcObject = opened;
      setState("open");
      return element.play().catch(() => undefined);
    });
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  return { video, state };
}

/** Needs https; on a phone the back camera. */
async function openCamera(): Promise<MediaStream | null> {
  if (!("mediaDevices" in navigator)) return null;
  const wanted = { facingMode: "environment", width: { ideal: 1_600 }, height: { ideal: 1_200 } };
  return navigator.mediaDevices.getUserMedia({ video: wanted, audio: false }).catch(() => null);
}

/** The current frame as a JPEG. */
export async function takePicture(video: HTMLVideoElement): Promise<File | null> {
  const canvas = document.createElement("canvas");
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext("2d")?.drawImage(video, 0, 0);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.92));
  return picture && new File([picture], "camera.jpg", { type: "image/jpeg" });
}
