import sharp from "sharp";

// Only these three decoders run on what strangers send; libvips brings many more.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"] });
// No photo comes twice, and jobs run side by side instead of threads inside one.
sharp.cache(false);
sharp.concurrency(1);

export { sharp };
